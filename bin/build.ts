import { buildIfNeeded } from "./launch/build";

await buildIfNeeded((line) => console.log(line));
