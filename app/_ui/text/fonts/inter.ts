import localFont from "next/font/local";

/**
 * The letters of nearly every page in half of the bytes: Latin-1 with its typographic signs, in the weights that the design has. Pages
 * ask for the file in their heads, so that it comes with the style sheet and not after it. `--font-sans` has the package's own files
 * after it, which have every other letter. How it is made: README.md.
 */
export const inter = localFont({
  src: "./inter.woff2",
  weight: "400 700",
  variable: "--font-inter",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+20-7E, U+A0-FF, U+131, U+152-153, U+2BC, U+2DA, U+2DC, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2044, U+20AC, U+2122, U+2191, U+2193, U+2212",
    },
  ],
});
