import { useRef, useState } from "react";
import { PageHead } from "../rendering/page-head.tsx";
import { callContext, callFromContext, clientRouterContext } from "../rendering/server-context.ts";
import type { Route } from "./+types/landing.page";
import { Company } from "./company.tsx";
import { Earning } from "./earning.tsx";
import { Hero } from "./hero.tsx";
import { heroPictures, readItemPictures } from "./item-pictures.ts";
import { ModuleSection } from "./module-section.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Zones } from "./zones.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const { zoneIds } = context.get(clientRouterContext);
  const [landing, modules] = await Promise.all([call("GET /landing-page"), call("GET /module")]);
  const zones = landing.available_zone.list;
  const items = await readItemPictures(context.get(callFromContext), modules, zones, zoneIds);
  return { landing, pictures: heroPictures(items, modules) };
}

/** The landing page asks for a location and presents the shop. */
export default function LandingPage({ loaderData: { landing, pictures } }: Route.ComponentProps) {
  const search = useRef<HTMLDivElement>(null);
  const [needsPlace, setNeedsPlace] = useState(false);

  function askForLocation() {
    setNeedsPlace(true);
    search.current?.querySelector("input")?.focus();
  }

  return (
    <>
      <PageHead title={landing.header_title} description={landing.header_sub_title} />
      <Hero landing={landing} pictures={pictures} search={search} needsPlace={needsPlace} />
      <ModuleSection words={landing.module_section} onNeedPlace={askForLocation} />
      <Company company={landing.company} />
      <Testimonials title={landing.testimonial_title} testimonials={landing.testimonial_list} />
      <Zones zones={landing.available_zone} />
      <Earning earning={landing.earning} />
    </>
  );
}
