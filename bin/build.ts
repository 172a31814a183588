import { buildIfNeeded } from "./launch/building/build";

await buildIfNeeded((line) => console.log(line));
