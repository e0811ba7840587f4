import type { Campaign } from "@errand/core/promotions/promotions.types";
import { Link } from "react-router";
import { useMessages } from "../messages/messages.ts";
import { useCampaignTime } from "../promotions/campaign-time.ts";
import { campaignPath } from "../promotions/promotion-page.ts";
import { cardClasses, cardLinkClasses } from "../ui/card-classes.ts";
import { Picture } from "../ui/picture.tsx";
import { SectionCarousel, wideCardWidth } from "./section-carousel.tsx";

/** Campaigns of several stores; each links to the stores that take part. */
export function Campaigns({ campaigns }: { campaigns: Campaign[] }) {
  const t = useMessages("home");
  return (
    <SectionCarousel title={t("sections.campaigns")}>
      {campaigns.map((campaign) => (
        <li key={campaign.id} className={wideCardWidth(campaigns.length)}>
          <CampaignCard campaign={campaign} isAlone={campaigns.length === 1} />
        </li>
      ))}
    </SectionCarousel>
  );
}

interface CampaignCardProps {
  campaign: Campaign;
  /** The only card takes the full width, with its text beside the picture. */
  isAlone: boolean;
}

function CampaignCard({ campaign, isAlone }: CampaignCardProps) {
  const time = useCampaignTime(campaign);
  return (
    <article
      className={`${cardClasses} flex h-full flex-col overflow-hidden ${isAlone ? "md:flex-row" : ""}`}
    >
      <Picture
        src={campaign.image_full_url}
        alt=""
        ratio="3/1"
        sizes="(width < 768px) 88vw, 600px"
        className={isAlone ? "md:w-1/2" : undefined}
      />
      <div className="flex grow flex-col gap-1 p-4">
        <h3 className="text-lg">
          <Link
            to={campaignPath(campaign.id)}
            prefetch="intent"
            className={`group-hover:text-accent ${cardLinkClasses}`}
          >
            {campaign.title}
          </Link>
        </h3>
        <p className="line-clamp-2 text-sm text-muted">{campaign.description}</p>
        <p className="mt-auto pt-1 text-sm font-semibold text-accent">{time}</p>
      </div>
    </article>
  );
}
