import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { withDeliveryLoops } from "@/lib/domain/developers/webhooks/delivery/testing-loop";
import { newSigningSecret, signatureHeader } from "@/lib/domain/developers/webhooks/sign";
import { VERIFY_SNIPPETS } from "./verify-snippets";

const { startLoop, receiver, endpointAt } = withDeliveryLoops();

type Case = { body: string; header: string; secret: string };

/** Programs that run a snippet on cases in a JSON file and print a JSON list of verdicts; TypeScript is imported instead. */
const DRIVERS = {
  python: {
    command: ["python3", "main.py"],
    files: (code: string) => ({
      "main.py": `${code}
import json

cases = json.load(open("cases.json", encoding="utf-8"))
print(json.dumps([is_genuine(c["body"].encode(), c["header"], c["secret"]) for c in cases]))
`,
    }),
  },
  ruby: {
    command: ["ruby", "main.rb"],
    files: (code: string) => ({
      "main.rb": `${code}
require "json"
puts JSON.parse(File.read("cases.json")).map { |c| genuine?(c["body"], c["header"], c["secret"]) }.to_json
`,
    }),
  },
  go: {
    command: ["go", "run", "."],
    files: (code: string) => ({
      "go.mod": "module verify\n\ngo 1.19\n",
      "verify.go": code.replace("package webhooks", "package main"),
      "main.go": `package main

import ("encoding/json"; "fmt"; "os")

func main() {
	var cases []struct{ Body, Header, Secret string }
	text, _ := os.ReadFile("cases.json")
	json.Unmarshal(text, &cases)
	verdicts := []bool{}
	for _, c := range cases { verdicts = append(verdicts, IsGenuine([]byte(c.Body), c.Header, c.Secret)) }
	out, _ := json.Marshal(verdicts)
	fmt.Println(string(out))
}
`,
    }),
  },
  php: {
    command: ["php", "main.php"],
    files: (code: string) => ({
      "main.php": `${code}
$cases = json_decode(file_get_contents('cases.json'), true);
echo json_encode(array_map(fn ($c) => is_genuine($c['body'], $c['header'], $c['secret']), $cases));
`,
    }),
  },
} as const;

const folder = mkdtempSync(join(tmpdir(), "snippets-"));
afterAll(() => rmSync(folder, { recursive: true }));

let cases: Case[];
const EXPECTED = [true, true, true, false, false, false, false, false, false];

beforeEach(async () => {
  const [other, now] = [newSigningSecret(), Math.floor(Date.now() / 1000)];
  const to = await receiver();
  const endpoint = await endpointAt(to.url);
  await endpoint.emit();
  startLoop();
  await expect.poll(() => to.hits.length).toBe(1);
  const { body = "", headers } = to.hits[0] ?? {};
  const { secret } = endpoint;
  const header = String(headers?.["service-signature"]);
  const signed = (secrets: string[], at = now) => signatureHeader(secrets, at, body);
  cases = [
    { body, header, secret },
    { body, header: signed([other, secret]), secret },
    { body, header: signed([secret, other]), secret },
    { body: `${body} `, header, secret },
    { body, header, secret: other },
    { body, header: signed([secret], now - 400), secret },
    { body, header: signed([secret]).replace("v1=", "v0="), secret },
    { body, header: "v1=00", secret },
    { body, header: "", secret },
  ];
});

describe.each(VERIFY_SNIPPETS)("$language", ({ id, code }) => {
  if (id === "typescript") {
    it("believes a delivery as it came, either secret of a rotation, and nothing else", async () => {
      const file = join(folder, "verify.ts");
      writeFileSync(file, code);
      const { isGenuine } = (await import(/* @vite-ignore */ file)) as {
        isGenuine(body: string, header: string, secret: string): boolean;
      };
      expect(cases.map(({ body, header, secret }) => isGenuine(body, header, secret))).toEqual(EXPECTED);
    });
    return;
  }
  const { command, files } = DRIVERS[id];
  const [program, ...args] = command;
  const there = spawnSync(program, [id === "go" ? "version" : "--version"]).status === 0;

  it.skipIf(!there)("believes a delivery as it came, either secret of a rotation, and nothing else", () => {
    const cwd = mkdtempSync(join(folder, `${id}-`));
    for (const [name, text] of Object.entries(files(code))) writeFileSync(join(cwd, name), text);
    writeFileSync(join(cwd, "cases.json"), JSON.stringify(cases));
    expect(JSON.parse(execFileSync(program, args, { cwd, encoding: "utf8" }))).toEqual(EXPECTED);
  });
});
