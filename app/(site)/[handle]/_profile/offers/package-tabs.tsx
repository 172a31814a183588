"use client";

import type { ReactNode } from "react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/app/_ui/controls/tabs";

type PackageTabsProps = { label: string; tabs: { id: string; name: string; panel: ReactNode }[] };

/** The packages of one product, one at a time. */
export function PackageTabs({ label, tabs }: PackageTabsProps) {
  return (
    <Tabs defaultValue={tabs[0]?.id}>
      <TabsList aria-label={label} className="mx-5 mt-4 flex-wrap">
        {tabs.map(({ id, name }) => (
          <TabsTrigger key={id} value={id}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map(({ id, panel }) => (
        <TabsContent key={id} value={id} className="mt-0">
          {panel}
        </TabsContent>
      ))}
    </Tabs>
  );
}
