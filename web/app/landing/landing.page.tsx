import { useRef, useState } from "react";
import { PageHead } from "../rendering/page-head.tsx";
import { callContext } from "../rendering/server-context.ts";
import type { Route } from "./+types/landing.page";
import { Company } from "./company.tsx";
import { Earning } from "./earning.tsx";
import { Hero } from "./hero.tsx";
import { ModuleSection } from "./module-section.tsx";
import { Promotions } from "./promotions.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Zones } from "./zones.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { landing: await context.get(callContext)("GET /landing-page") };
}

/** The landing page asks for a location and presents the shop. */
export default function LandingPage({ loaderData: { landing } }: Route.ComponentProps) {
  const search = useRef<HTMLDivElement>(null);
  const [needsPlace, setNeedsPlace] = useState(false);

  function askForLocation() {
    setNeedsPlace(true);
    search.current?.querySelector("input")?.focus();
  }

  return (
    <>
      <PageHead
        title={landing.header_title}
        description={landing.header_sub_title}
        picture={landing.header_banner_full_url}
      />
      <Hero landing={landing} search={search} needsPlace={needsPlace} />
      <ModuleSection words={landing.module_section} onNeedPlace={askForLocation} />
      <Promotions pictures={landing.promotion_banners_full_url} />
      <Company company={landing.company} />
      <Testimonials title={landing.testimonial_title} testimonials={landing.testimonial_list} />
      <Zones zones={landing.available_zone} />
      <Earning earning={landing.earning} />
    </>
  );
}
