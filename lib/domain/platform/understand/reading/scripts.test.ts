import { describe, expect, it } from "vitest";
import { readQuery } from "./read-query";

/** A Wednesday. */
const NOW = new Date("2026-11-18T10:00:00.000Z");
/** What is read of a query, with the words as they are written. */
function read(query: string) {
  const { words, ...said } = readQuery(query, NOW);
  return { ...said, words: words.normalize("NFC") };
}

describe("prices in other scripts", () => {
  it.each([
    ["ロゴ 500ドル以下", 50_000, "ロゴ"],
    ["ロゴ ５００ドルまで", 50_000, "ロゴ"],
    ["予算5万円でロゴ", 34_000, "ロゴ"],
    ["300〜500ドルのロゴ", 50_000, "ロゴ"],
    ["ロゴ $500以内", 50_000, "ロゴ"],
    ["标志设计 500美元以下", 50_000, "标志设计"],
    ["不超过三千元的标志", 42_000, "的标志"],
    ["标志 预算500", 50_000, "标志"],
    ["شعار أقل من 500 دولار", 50_000, "شعار"],
    ["شعار اقل من ٥٠٠ دولار", 50_000, "شعار"],
    ["شعار 3 آلاف دولار كحد أقصى", 300_000, "شعار"],
    ["लोगो 500 डॉलर से कम", 50_000, "लोगो"],
    ["लोगो ५०० डॉलर तक", 50_000, "लोगो"],
    ["दो हजार रुपये में लोगो", 2_340, "लोगो"],
  ])("of %s", (query, cents, words) => {
    const said = read(query);
    expect(said.maxPriceCents?.value).toBe(cents);
    expect(said.words).toBe(words.normalize("NFC"));
  });

  it.each(["ロゴ 500ドル以上", "标志 超过500美元", "500字以下の文章", "شعار أكثر من 500 دولار", "500 डॉलर से ज़्यादा"])(
    "are no limit in %s",
    (query) => expect(read(query)).not.toHaveProperty("maxPriceCents"),
  );

  it.each(["安いロゴ", "格安ロゴ", "便宜的标志", "شعار رخيص", "सस्ता लोगो", "किफायती लोगो"])("are low in %s", (query) =>
    expect(read(query).cheap).toBeDefined(),
  );
});

describe("times in other scripts", () => {
  it.each([
    ["ロゴ 3日以内", 3],
    ["ロゴ 一週間で", 7],
    ["金曜日までにロゴ", 2],
    ["至急ロゴ", 1],
    ["来週までにロゴ", 7],
    ["标志 两周内", 14],
    ["24小时内 标志", 1],
    ["周五之前 标志", 2],
    ["下周 标志", 7],
    ["شعار خلال أسبوعين", 14],
    ["شعار خلال ٣ أيام", 3],
    ["شعار قبل يوم الجمعة", 2],
    ["شعار غداً", 1],
    ["एक हफ़्ते में लोगो", 7],
    ["3 दिन के अंदर लोगो", 3],
    ["शुक्रवार तक लोगो", 2],
  ])("of %s", (query, days) => expect(read(query).maxDeliveryDays?.value).toBe(days));

  it.each(["90秒の動画", "3日間のイベント", "每周一的课", "قصة عن الجمعة", "दिन की योजना"])("are none in %s", (query) =>
    expect(read(query)).not.toHaveProperty("maxDeliveryDays"),
  );
});

describe("languages in other scripts", () => {
  it.each([
    ["ドイツ語を話す弁護士", "de", "弁護士"],
    ["英語で対応できる弁護士", "en", "弁護士"],
    ["会说德语的律师", "de", "律师"],
    ["用英文配音", "en", "配音"],
    ["محام يتحدث الألمانية", "de", "محام"],
    ["فيديو باللغة الانجليزية", "en", "فيديو"],
    ["जर्मन बोलने वाला वकील", "de", "वकील"],
    ["अंग्रेजी में वीडियो", "en", "वीडियो"],
  ])("of %s", (query, code, words) => {
    const said = read(query);
    expect(said.language?.value).toBe(code);
    expect(said.words).toBe(words.normalize("NFC"));
  });

  it.each(["ドイツ語翻訳", "中国語翻訳", "德语翻译", "जर्मन से हिंदी में अनुवाद"])("are the matter in %s", (query) => {
    expect(read(query)).not.toHaveProperty("language");
    expect(read(query)).not.toHaveProperty("place");
  });
});
