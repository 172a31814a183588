import { BadgeCheck } from "lucide-react";
import { Badge } from "@/app/_ui/looks/badge";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { VerificationView } from "@/lib/contracts/people/verification";
import { AskForm } from "./ask-form";
import { Withdraw } from "./withdraw";

/** Whether operators have checked who the creator is, and the way to ask them to. */
export function VerificationCard({ verification, now }: { verification: VerificationView; now: Date }) {
  const { verified, request } = verification;
  const open = request?.status === "OPEN" && !verified;
  return (
    <Card>
      <CardHeader>
        <div className="flex flex-wrap items-center gap-2.5">
          <CardTitle>Verification</CardTitle>
          <Badge tone={verified ? "success" : open ? "warning" : "neutral"}>
            {verified ? "Verified" : open ? "With the operators" : "Not verified"}
          </Badge>
        </div>
        <CardDescription>
          {verified
            ? "An operator has checked who you are. The mark is next to your name."
            : "An operator checks a document that shows who you are. The mark next to your name says so, and it counts in your trust score."}
        </CardDescription>
      </CardHeader>
      {verified ? (
        <CardContent className="flex items-center gap-2 text-muted-foreground text-sm">
          <BadgeCheck aria-hidden className="size-5 text-primary-ink" /> Your documents are not kept.
        </CardContent>
      ) : open ? (
        <CardContent className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted-foreground text-sm">
            Asked <RelativeTime at={request.created_at} now={now} />. The answer comes by mail and stands here.
          </p>
          <Withdraw id={request.id} />
        </CardContent>
      ) : (
        <AskForm declined={request?.status === "DECLINED" ? request.reason : null} />
      )}
    </Card>
  );
}
