import { version } from "./package.json";

/** The package's version, as the tool server's logs and `--version` show it. */
export const VERSION: string = version;
