import { memo } from "react";
import { useMessages } from "../messages/messages.ts";
import { SearchBar } from "../search/search-bar.tsx";
import type { FirstSections } from "./home-data.ts";
import { homeLayouts, type ShopType } from "./home-layouts.ts";
import { First, Later } from "./part.tsx";
import { sections } from "./sections.tsx";

interface HomeSectionsProps {
  type: ShopType;
  first: FirstSections;
}

/** The home page of a module that sells. It stays as it is drawn while the address changes over it. */
export const HomeSections = memo(function HomeSections({ type, first }: HomeSectionsProps) {
  const composition = homeLayouts[type];
  return (
    <div className="page-column flex flex-col gap-8 py-5 md:gap-10 md:py-8">
      <Welcome type={type} />
      {composition.first.map((name) =>
        name in first ? (
          <First key={name} part={sections[name]} data={first[name]} />
        ) : (
          <Later key={name} part={sections[name]} name={name} />
        ),
      )}
      {composition.further.map((name) => (
        <Later key={name} part={sections[name]} name={name} />
      ))}
    </div>
  );
});

/** One sentence in the module's tone, and the search. */
function Welcome({ type }: { type: ShopType }) {
  const t = useMessages("home");
  return (
    <header className="flex flex-col gap-4 md:gap-5">
      <h1 className="text-2xl sm:text-3xl md:text-4xl">{t(`welcome.${type}`)}</h1>
      <SearchBar />
    </header>
  );
}
