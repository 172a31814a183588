import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { env } from "@/lib/core/env";
import { SITE_PREVIEW } from "@/lib/domain/network/previews/preview";
import { sharedAs } from "./_parts/shared-as";
import { BEFORE_PAINT } from "./_ui/frame/theme/before-paint";
import { BRAND, BRAND_LINE } from "./_ui/looks/logos/brand";
import { GlyphSheet } from "./_ui/looks/logos/glyph";
import { inter } from "./_ui/text/fonts/inter";
import "./globals.css";

export function generateMetadata(): Metadata {
  const { siteName, images } = sharedAs("/", SITE_PREVIEW);
  return {
    metadataBase: new URL(env().BASE_URL),
    title: { default: BRAND, template: `%s · ${BRAND}` },
    description: BRAND_LINE,
    applicationName: BRAND,
    openGraph: { type: "website", siteName, images },
    twitter: { card: "summary_large_image" },
    manifest: "/manifest.webmanifest",
    icons: {
      icon: [
        { url: "/icon.svg", type: "image/svg+xml" },
        { url: "/favicon.ico", sizes: "any" },
      ],
      apple: "/apple-icon.png",
    },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf9" },
    { media: "(prefers-color-scheme: dark)", color: "#131211" },
  ],
};

/**
 * The bare page: no header or footer here. Each section's layout brings its own and a `<main id="content">`. Made for each request:
 * a page from build time would have scripts without the nonce of its policy.
 */
export default async function RootLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <html lang="en" className={inter.variable} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, it must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} />
      </head>
      <body className="min-h-dvh font-sans">
        <GlyphSheet />
        <a
          href="#content"
          className="fixed top-3 left-3 z-100 -translate-y-16 rounded-sm bg-primary px-4 py-2 font-medium text-primary-foreground focus:translate-y-0 focus:shadow-lg"
        >
          Skip to content
        </a>
        {children}
      </body>
    </html>
  );
}
