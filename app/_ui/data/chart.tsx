import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "../cn";
import { CalendarDay } from "../time/calendar-day";
import { ExactTime } from "../time/exact-time";
import type { TimeForm } from "../time/exact-time-text";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "./table";

/** A name; a day of UTC in ISO 8601, in the reader's format; or moments in epoch milliseconds, told on the reader's clock: day and minute, unless in a form. */
type StepName = string | { day: string } | { at: number; form?: TimeForm; until?: number };

/** A step of the horizontal axis: its full name, unlike every other's, and what stands below it, where something does. */
export type ChartStep = { label: StepName; tick?: StepName };

export type ChartSeries = {
  name: string;
  /** The series' colour as classes: `swatch` of its mark in the legend. */
  swatch: string;
  /** One value a step, and the whole's, as people read them. */
  values: readonly string[];
  whole: string;
};

type ChartProps = {
  title: string;
  /** What the picture says, in a sentence, for those who cannot see it. */
  description: string;
  steps: readonly ChartStep[];
  series: readonly ChartSeries[];
  /** What the top of the axis and its middle are labelled. */
  axis: { top: string; middle: string };
  /** What a step is, for the table's head. */
  stepTitle?: string;
  /** SVG in a square of 100 by 100 that is stretched over the plot; strokes keep their width. */
  children: ReactNode;
};

/**
 * The frame of a chart: title and legend, axes as text, the plot, each step's figures on hover, and the same figures as a table.
 * Rendered on the server; needs no script.
 */
export function Chart({ title, description, steps, series, axis, stepTitle = "Time", children }: ChartProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <figcaption className="grid gap-1">
        <span id={id} className="font-medium text-sm">
          {title}
        </span>
        <Legend series={series} />
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div
          aria-hidden
          className="-my-2 flex h-44 flex-col justify-between text-right text-muted-foreground text-xs tabular-nums"
        >
          <span>{axis.top}</span>
          <span>{axis.middle}</span>
          <span>0</span>
        </div>
        <div className="relative h-40">
          <svg
            role="img"
            aria-label={`${title}. ${description}`}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            <title>{title}</title>
            <desc>{description}</desc>
            {[0, 50].map((y) => (
              <path key={y} d={`M0 ${y}H100`} className="stroke-border" vectorEffect="non-scaling-stroke" />
            ))}
            {children}
            <path d="M0 100H100" className="stroke-border-strong" vectorEffect="non-scaling-stroke" />
          </svg>
          <Figures steps={steps} series={series} />
        </div>
        <Ticks steps={steps} />
      </div>
      <FigureTable title={title} steps={steps} series={series} stepTitle={stepTitle} />
    </figure>
  );
}

/** What tells a step from the others. */
export function stepKey({ label }: ChartStep): string | number {
  if (typeof label === "string") return label;
  return "day" in label ? label.day : label.at;
}

function Named({ name }: { name: StepName }) {
  if (typeof name === "string") return name;
  if ("day" in name) return <CalendarDay day={name.day} form="monthDay" />;
  const { at, form, until } = name;
  return (
    <>
      <ExactTime at={at} form={form ?? "weekdayDay"} />
      {form ? null : (
        // "9:00 AM" and "09:00": one format of day and minute would write both hours with a nought, or neither
        <>
          , <ExactTime at={at} form="minute" />
        </>
      )}
      {until === undefined ? null : (
        <>
          –<ExactTime at={until} form="minute" />
        </>
      )}
    </>
  );
}

function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-muted-foreground text-xs">
      {series.map(({ name, swatch, whole }) => (
        <li key={name} className="flex items-center gap-1.5 whitespace-nowrap">
          <span aria-hidden className={cn("size-2 rounded-full", swatch)} />
          {name} <span className="text-foreground tabular-nums">{whole}</span>
        </li>
      ))}
    </ul>
  );
}

/** Columns over the plot, each with its figures when it is pointed at. The table says the same to everybody else. */
function Figures({ steps, series }: Pick<ChartProps, "steps" | "series">) {
  return (
    <div aria-hidden className="absolute inset-0 flex">
      {steps.map((step, i) => (
        <div key={stepKey(step)} className="group relative min-w-0 flex-1 hover:bg-foreground/6">
          <div
            className={cn(
              "pointer-events-none absolute top-0 z-10 hidden w-max rounded-sm border border-border bg-popover px-2.5 py-2 text-xs shadow-lg group-hover:grid",
              "gap-1",
              i < steps.length / 2 ? "left-full ml-1" : "right-full mr-1",
            )}
          >
            <span className="font-medium">
              <Named name={step.label} />
            </span>
            {series.map(({ name, swatch, values }) => (
              <span key={name} className="flex items-center gap-1.5">
                <span className={cn("size-2 rounded-full", swatch)} />
                <span className="mr-3 text-muted-foreground">{name}</span>
                <span className="ml-auto tabular-nums">{values[i]}</span>
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function Ticks({ steps }: Pick<ChartProps, "steps">) {
  const ticked = steps.filter(({ tick }) => tick);
  return (
    <div aria-hidden className="relative col-start-2 mt-1.5 h-4 text-muted-foreground text-xs tabular-nums">
      {steps.map((step, i) =>
        step.tick && i < steps.length * 0.86 ? (
          <span
            key={stepKey(step)}
            // every second one has room on a phone
            className={cn("absolute whitespace-nowrap", ticked.indexOf(step) % 2 === 1 && "max-sm:hidden")}
            // "10:00 AM" fits before the end of the axis
            style={{ left: `min(${(i / steps.length) * 100}%, calc(100% - 3.6rem))` }}
          >
            <Named name={step.tick} />
          </span>
        ) : null,
      )}
    </div>
  );
}

function FigureTable({ title, steps, series, stepTitle }: Omit<ChartProps, "description" | "axis" | "children">) {
  return (
    <details className="group text-sm">
      <summary className="inline-flex list-none items-center gap-1 rounded-sm text-muted-foreground text-xs hover:text-foreground">
        Show as a table<span className="sr-only">: {title}</span>
        <ChevronDown aria-hidden className="size-3.5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 max-h-72 overflow-y-auto">
        <Table caption={title}>
          <TableHeader>
            <tr>
              <TableHead>{stepTitle}</TableHead>
              {series.map(({ name }) => (
                <TableHead key={name} className="text-right">
                  {name}
                </TableHead>
              ))}
            </tr>
          </TableHeader>
          <TableBody>
            {steps.map((step, i) => (
              <TableRow key={stepKey(step)}>
                <TableHead scope="row" className="font-normal">
                  <Named name={step.label} />
                </TableHead>
                {series.map(({ name, values }) => (
                  <TableCell key={name} className="h-8 text-right tabular-nums">
                    {values[i]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </details>
  );
}
