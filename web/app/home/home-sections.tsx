import { memo } from "react";
import { useMessages } from "../messages/messages.ts";
import type { FirstSections } from "./home-data.ts";
import { homeLayouts, type ShopType } from "./home-layouts.ts";
import { DeferredSection, ServerSection } from "./home-section.tsx";
import { type SectionName, sections } from "./sections.tsx";

interface HomeSectionsProps {
  type: ShopType;
  first: FirstSections;
}

/** The home page of a module with items. Memoized, so that an item dialog over it does not render it again. */
export const HomeSections = memo(function HomeSections({ type, first }: HomeSectionsProps) {
  const { first: aboveFold, further } = homeLayouts[type];
  const section = (name: SectionName, isFirst: boolean) =>
    name in first ? (
      <ServerSection key={name} section={sections[name]} data={first[name]} isFirst={isFirst} />
    ) : (
      <DeferredSection key={name} section={sections[name]} name={name} />
    );
  return (
    <div className="page-column flex flex-col gap-8 py-5 md:gap-10 md:py-8">
      <Welcome type={type} />
      {aboveFold.map((name) => section(name, true))}
      {further.map((name) => section(name, false))}
    </div>
  );
});

/** The module's greeting. */
function Welcome({ type }: { type: ShopType }) {
  const t = useMessages("home");
  return <h1 className="text-display">{t(`welcome.${type}`)}</h1>;
}
