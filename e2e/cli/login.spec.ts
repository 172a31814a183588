import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeCreator } from "@/db/factories";
import { makeCaller } from "../api/callers";
import { PASSWORD, signIn } from "../console/person";
import { type Computer, expect, test } from "./cli";

const fileOf = (computer: Computer) => join(computer.config, "guildhall", "credentials.json");
const grantOf = (computer: Computer, baseURL = "") => JSON.parse(readFileSync(fileOf(computer), "utf8"))[baseURL];

test("login through the browser, refreshed by itself, also by two at once; logout ends what was granted", async ({
  computer,
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const creator = await makeCreator({ password: PASSWORD });
  const login = computer.start(["login", "--no-browser"]);
  const [, url = ""] = await login.until("err", /(http\S+\/oauth\/authorize\S+)/);
  await page.goto(url);
  await signIn(page, creator.email);
  await expect(page.getByRole("heading", { name: "Allow Guildhall CLI to act for you?" })).toBeVisible();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("heading", { name: "Signed in" })).toBeVisible();
  await login.until("out", new RegExp(`^Signed in as ${creator.handle} at ${baseURL}\\.\n$`));

  expect(statSync(fileOf(computer)).mode & 0o777).toBe(0o600);
  expect(await computer.shown(["whoami"])).toMatch(
    new RegExp(`^Handle +${creator.handle}\n[\\s\\S]*Signed in by +oauth`),
  );

  const before = grantOf(computer, baseURL);
  before.api.expires_at = new Date(0).toISOString();
  writeFileSync(fileOf(computer), JSON.stringify({ [baseURL ?? ""]: before }));
  const both = await Promise.all([computer.run(["whoami"]), computer.run(["whoami"])]);
  expect(both.map(({ code, err }) => [code, err])).toEqual([
    [0, ""],
    [0, ""],
  ]);
  const after = grantOf(computer, baseURL);
  expect(after.api.refresh_token).not.toBe(before.api.refresh_token);

  expect(await computer.json(["logout"])).toEqual({ signed_in: false, base_url: baseURL });
  const headers = { authorization: `Bearer ${after.api.access_token}` };
  expect((await fetch(`${baseURL}/api/v1/me`, { headers })).status).toBe(401);
  const refused = await computer.run(["whoami"]);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain("Sign in with `guildhall login`");
});

test("who does not allow it is not signed in", async ({ computer, page }) => {
  const creator = await makeCreator({ password: PASSWORD });
  const login = computer.start(["login", "--no-browser", "--scope", "identity:read", "--mcp"]);
  const [, url = ""] = await login.until("err", /(http\S+\/oauth\/authorize\S+)/);
  expect(new URL(url).searchParams.get("resource")).toMatch(/\/api\/mcp$/);
  await page.goto(url);
  await signIn(page, creator.email);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Not signed in" })).toBeVisible();
  await login.until("err", /Error \(access_denied\): You did not allow it/);
  expect(() => statSync(fileOf(computer))).toThrow("ENOENT");
});

test("login with an API key, from standard input too; one that is not valid is not kept", async ({
  computer,
  baseURL,
}) => {
  const { creator, token } = await makeCaller();
  const refused = await computer.run(["login", "--token", `gh_live_unknown0_${"x".repeat(43)}`, "--json"]);
  expect(refused.code).toBe(1);
  expect(JSON.parse(refused.err).error).toMatchObject({
    code: "unauthorized",
    request_id: expect.stringMatching(/^req_/),
  });
  expect(await computer.json(["login", "--token", "-"], { input: `${token}\n` })).toMatchObject({
    signed_in: true,
    handle: creator.handle,
  });
  expect(grantOf(computer, baseURL)).toEqual({ token });
  expect(await computer.json(["whoami"])).toMatchObject({ handle: creator.handle, credential: { kind: "api_key" } });
  const other = await makeCaller();
  const env = { GUILDHALL_TOKEN: other.token };
  expect(await computer.json(["whoami"], { env })).toMatchObject({ handle: other.creator.handle });
});

test("a test key is kept next to the live one, and commands use it unless they say --live", async ({
  computer,
  baseURL,
}) => {
  const live = await makeCaller();
  const tested = await makeCaller(undefined, {}, { livemode: false });
  const missing = await computer.run(["--test", "account"]);
  expect([missing.code, missing.err]).toEqual([2, expect.stringContaining("gh_test_")]);
  for (const { token } of [tested, live]) await computer.json(["login", "--token", token]);
  expect(grantOf(computer, baseURL)).toEqual({ token: live.token, testToken: tested.token });
  const who = async (...flags: string[]) =>
    (await computer.json<{ profile: { handle: string } }>([...flags, "account"])).profile.handle;
  expect([await who(), await who("--test"), await who("--live")]).toEqual(
    [tested, tested, live].map(({ creator }) => creator.handle),
  );
  expect((await computer.run(["--test", "--live", "account"])).code).toBe(2);
});
