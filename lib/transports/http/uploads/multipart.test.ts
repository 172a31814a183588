import { describe, expect, it } from "vitest";
import { boundaryOf, readParts } from "./multipart";

/** What a client of the platform makes of a form, as one buffer, and the boundary that it chose. */
async function encode(entries: [string, string | File][]): Promise<{ body: Buffer; boundary: string }> {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const request = new Request("http://localhost", { method: "POST", body: form });
  const boundary = boundaryOf(request.headers.get("content-type"));
  return { body: Buffer.from(await request.arrayBuffer()), boundary };
}

describe("a multipart form", () => {
  it("gives back names, file names in any script, and bytes that look like delimiters", async () => {
    const bytes = Buffer.from("\r\n--\r\n----x\r\n\r\n\0");
    const { body, boundary } = await encode([
      ["note", "über\r\nalles"],
      ["file", new File([bytes], 'plan "ü" 中.pdf')],
      ["empty", ""],
    ]);
    const parts = readParts(body, boundary).map(({ name, filename, bytes }) => ({
      name,
      filename,
      text: Buffer.from(bytes).toString("utf8"),
    }));
    expect(parts).toEqual([
      { name: "note", filename: null, text: "über\r\nalles" },
      { name: "file", filename: 'plan "ü" 中.pdf', text: bytes.toString("utf8") },
      { name: "empty", filename: null, text: "" },
    ]);
  });

  it.each([
    "",
    "--x",
    "--x--",
    "--x\r\n\r\nno name\r\n--x--",
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut off',
    `--x\r\nContent-Disposition: form-data; name="${"a".repeat(9_000)}"\r\n\r\n1\r\n--x--`,
    `--x${'\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x'.repeat(21)}--`,
  ])("refuses %j, or has no parts", (text) => {
    if (text === "--x--") expect(readParts(Buffer.from(text), "x")).toEqual([]);
    else expect(() => readParts(Buffer.from(text), "x")).toThrow(expect.objectContaining({ code: "invalid_request" }));
  });

  it.each([null, "application/json", "multipart/form-data", "multipart/mixed; boundary=x"])("is not %j", (type) => {
    expect(() => boundaryOf(type)).toThrow(expect.objectContaining({ code: "unsupported_media_type" }));
  });
});
