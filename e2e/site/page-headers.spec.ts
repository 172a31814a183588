import { makeCreator, makePaidOrder } from "@/db/factories";
import { expect, test } from "../fixtures";

test("no page can be framed, sniffed, or told whole to another site", async ({ api }) => {
  const order = await makePaidOrder((await makeCreator()).profileId);
  const paths = ["/", "/sign-in", "/docs", "/no-such-creator", `/orders/${order.id}?token=${order.token}`];
  for (const path of [...paths, "/developers/docs", "/developers/graphql/graphiql"]) {
    const headers = (await api.get(path)).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["x-frame-options"], path).toBe("DENY");
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["referrer-policy"], path).toMatch(/^(strict-origin-when-cross-origin|same-origin)$/);
  }
});

test("a browser shows no page of this site in a frame", async ({ page, baseURL }) => {
  const framing = `${baseURL}/framing`;
  await page.route(framing, (route) => route.fulfill({ contentType: "text/html", body: `<iframe src="/sign-in">` }));
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto(framing);
  await refused;
  await expect(page.frameLocator("iframe").getByLabel("Password")).toHaveCount(0);
});
