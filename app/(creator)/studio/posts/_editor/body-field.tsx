"use client";

import { type ReactNode, useRef, useState, useTransition } from "react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/app/_ui/controls/tabs";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Skeleton } from "@/app/_ui/feedback/skeleton";
import { Field } from "@/app/_ui/form/field";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { withSuccess } from "@/app/_ui/form/with-success";
import { previewPostAction } from "../actions";

const render = withSuccess(previewPostAction, () => {});

/** The post's text, and as a second tab what it will look like. The text area stays mounted, so that nothing typed is lost. */
export function BodyField({ start, error }: { start: string; error: string | undefined }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [tab, setTab] = useState("write");
  const [shown, show] = useState<ReactNode>(null);
  const [refusal, refuse] = useState<string | null>(null);
  const [pending, begin] = useTransition();
  const change = (next: string) => {
    setTab(next);
    if (next !== "preview") return;
    begin(async () => {
      const form = new FormData();
      form.set("body", area.current?.value ?? "");
      const answer = await render({ status: "idle" }, form);
      refuse(answer.status === "error" ? answer.message : null);
      show(answer.status === "ok" ? answer.data : null);
    });
  };
  return (
    <Tabs value={tab} onValueChange={change}>
      <TabsList aria-label="Write or preview" className="w-fit">
        <TabsTrigger value="write">Write</TabsTrigger>
        <TabsTrigger value="preview">Preview</TabsTrigger>
      </TabsList>
      <TabsContent value="write" forceMount hidden={tab !== "write"}>
        <Field label="Text" name="body" hideLabel error={error} hint="Markdown works: headings, lists, links, tables.">
          <Textarea
            ref={area}
            defaultValue={start}
            rows={14}
            maxLength={100_000}
            className="max-h-[70dvh] font-mono sm:text-sm"
          />
        </Field>
      </TabsContent>
      <TabsContent value="preview">
        <div aria-live="polite" aria-busy={pending} className="min-h-40 rounded-sm border border-border p-5">
          {pending ? (
            <Skeleton className="h-24" />
          ) : refusal ? (
            <FormAlert>{refusal}</FormAlert>
          ) : (
            (shown ?? <p className="text-muted-foreground">There is nothing to preview yet.</p>)
          )}
        </div>
      </TabsContent>
    </Tabs>
  );
}
