// Fetches the program and starts it. The script at the page's head hears how much of it has come, and that it did not
// start. The build puts in its names and its size.

import init from '{glue}';

const tell = (kind, detail) => dispatchEvent(new CustomEvent(kind, { detail }));

async function count(stream) {
  const reader = stream.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.length;
    tell('roundhouse-came', Math.min(1, bytes / {bytes}).toFixed(3));
  }
}

try {
  const answer = await fetch('{program}');
  if (!answer.ok) throw new Error(`The program is not there: ${answer.status}.`);
  // If the download breaks off, the start below reports it.
  count(answer.clone().body).catch(() => {});
  await init({ module_or_path: answer });
} catch (why) {
  console.error(why);
  tell('roundhouse-failed');
}
