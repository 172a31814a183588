import type { Metadata } from "next";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/app/_ui/controls/tabs";
import { CodeBlock } from "@/app/_ui/text/code-block";
import type { EventTypeView } from "@/lib/contracts/developers/event-types";
import { viewEventTypes } from "@/lib/domain/developers/webhooks/events/event-types";
import { requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";

export const metadata: Metadata = { title: "Event catalogue" };

/** Every kind of event: when it is sent, an example and its schema. Each has an address of its own. */
export default async function EventCataloguePage() {
  await requireUser("/developers/webhooks/events");
  const { data } = viewEventTypes();
  return (
    <>
      <PageHeader
        title="Event catalogue"
        parent={{ label: "Webhooks", href: "/developers/webhooks" }}
        lead={`The ${data.length} kinds of events that an endpoint can hear of. The examples are what test events hold.`}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[250px_minmax(0,1fr)]">
        <nav aria-label="Kinds" className="hidden lg:block">
          <ul className="sticky top-20 grid max-h-[calc(100dvh-6rem)] gap-0.5 overflow-y-auto font-mono text-xs">
            {data.map(({ event_type }) => (
              <li key={event_type}>
                <a href={`#${event_type}`} className="wrap-anywhere block rounded-sm px-2 py-1 hover:bg-muted">
                  {event_type}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          {data.map((kind) => (
            <Kind key={kind.event_type} kind={kind} />
          ))}
        </div>
      </div>
    </>
  );
}

function Kind({ kind: { event_type, description, example, schema } }: { kind: EventTypeView }) {
  return (
    <section
      id={event_type}
      aria-labelledby={`${event_type}-title`}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] scroll-mt-20 gap-2"
    >
      <h2 id={`${event_type}-title`} className="font-medium font-mono text-base">
        {event_type}
      </h2>
      <p className="measure text-muted-foreground">{description}</p>
      <Tabs defaultValue="example">
        <TabsList aria-label={`Views of ${event_type}`} className="w-fit">
          <TabsTrigger value="example">Example</TabsTrigger>
          <TabsTrigger value="schema">Schema</TabsTrigger>
        </TabsList>
        <TabsContent value="example" className="mt-2">
          <CodeBlock code={JSON.stringify(example, null, 2)} label={`example of ${event_type}`} />
        </TabsContent>
        <TabsContent value="schema" className="mt-2">
          <CodeBlock
            code={JSON.stringify(schema, null, 2)}
            label={`schema of ${event_type}`}
            className="[&_pre]:max-h-96 [&_pre]:overflow-y-auto"
          />
        </TabsContent>
      </Tabs>
    </section>
  );
}
