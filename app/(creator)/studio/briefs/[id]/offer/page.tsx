import type { Metadata } from "next";
import { OfferForm } from "@/app/_parts/orders/quotes/offer-form";
import { QuoteRequest } from "@/app/_parts/orders/quotes/quote-request";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Card } from "@/app/_ui/looks/card";
import { getMatchedBrief } from "@/lib/domain/contact/briefs/matched";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { nearestStarts } from "@/lib/domain/trade/quotes/nearest";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../../_parts/page-header";

export const metadata: Metadata = { title: "Your offer" };

/** The form of an offer to a brief that a person posted. */
export default async function BriefOfferPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { handle } = await requireCreator(`/studio/briefs/${id}/offer`);
  const ctx = await pageContext();
  const [brief, profile] = await Promise.all([orNotFound(getMatchedBrief(ctx, id)), getProfile(ctx, handle)]);
  const starts = nearestStarts(profile.offers, { ...brief, product_id: null });
  return (
    <>
      <PageHeader
        title="Your offer"
        parent={{ label: "Briefs", href: "/studio/briefs" }}
        lead="The buyer compares it with those of others. It starts from the nearest of your packages."
      />
      <div className="grid max-w-2xl gap-6">
        <QuoteRequest quote={{ ...brief, attachments: [] }} />
        <Card className="p-5">
          {starts.length > 0 ? (
            <OfferForm subject={id} starts={starts} />
          ) : (
            <p className="text-muted-foreground">An offer is based on one of your products. Put one on sale first.</p>
          )}
        </Card>
      </div>
    </>
  );
}
