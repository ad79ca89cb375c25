//! Build script: generates the message functions and the built-in English table from `../../assets/words`.

use std::path::Path;
use std::{env, fs};

use catalogue::{generate, read_all};

fn main() {
    println!("cargo::rerun-if-changed=../../assets/words");
    println!("cargo::rerun-if-changed=../../assets/rules");
    let languages = match read_all(Path::new("../../assets/words")) {
        Ok(languages) => languages,
        Err(wrong) => {
            wrong.iter().for_each(|why| println!("cargo::error={why}"));
            return;
        }
    };
    let out = env::var("OUT_DIR").expect("cargo names a folder");
    let write = |name: &str, text: String| {
        fs::write(Path::new(&out).join(name), text).expect("cargo's own folder can be written to");
    };
    write("messages.rs", generate(&languages));
    write("english.txt", languages[0].lines(&languages[0]));
}
