import { Link } from "react-router";
import type { Reply } from "../api/api-request.ts";
import { useMessages } from "../messages/messages.ts";
import { browsePath } from "../search/browse.ts";
import { cardClasses, cardLinkClasses } from "../ui/card-classes.ts";
import { Picture } from "../ui/picture.tsx";
import { allStoresId } from "./requests.ts";

type SectionBanner = Reply<"GET /other-banners">["banners"][number];

/** The target of each banner. */
const targets: Record<SectionBanner["key"], string> = {
  basic_section_nearby: `#${allStoresId}`,
  best_reviewed_section_banner: browsePath("most_reviewed"),
  new_arrival_section_banner: browsePath("new"),
  promotion: browsePath("discounted"),
  bottom_section_banner: browsePath("recommended"),
};

/** Pictures between the sections, each with a titled link. */
export function SectionBanners({ banners }: { banners: SectionBanner[] }) {
  const t = useMessages("home");
  return (
    <nav aria-label={t("sections.sectionBanners")}>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:gap-4 md:px-0">
        {banners.slice(0, 3).map(({ key, image_full_url }) => (
          <li
            key={key}
            className={`${cardClasses} w-64 shrink-0 snap-start overflow-hidden md:w-auto md:flex-1`}
          >
            <Picture
              src={image_full_url}
              alt=""
              ratio="3/1"
              sizes="(width < 768px) 256px, 400px"
              className="max-h-40"
            />
            <p className="flex min-h-11 items-center px-4 py-2">
              <Link
                to={targets[key]}
                className={`font-semibold group-hover:text-accent ${cardLinkClasses}`}
              >
                {t(`banner.${key}`)}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
