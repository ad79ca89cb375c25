// Fetches the program and starts it. Tells the script at the page's head the progress, and a failed start. The build
// inserts the names and the size.

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
