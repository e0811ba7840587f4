import type { Advertisement } from "@errand/core/promotions/promotions.types";
import { Badge } from "@errand/ui/badge.tsx";
import { cardClasses, cardLinkClasses } from "@errand/ui/card-classes.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import { Rating } from "@errand/ui/rating.tsx";
import { storePath } from "../catalog/paths.ts";
import { SectionCarousel, wideCardWidth } from "./section-carousel.tsx";

/** The advertisements of stores, labelled as advertisements. */
export function Advertisements({ advertisements }: { advertisements: Advertisement[] }) {
  const t = useMessages("home");
  return (
    <SectionCarousel title={t("sections.advertisements")}>
      {advertisements.map((advertisement) => (
        <li key={advertisement.id} className={wideCardWidth(advertisements.length)}>
          <AdvertisementCard advertisement={advertisement} />
        </li>
      ))}
    </SectionCarousel>
  );
}

function AdvertisementCard({ advertisement: ad }: { advertisement: Advertisement }) {
  const t = useMessages("home");
  return (
    <article className={`${cardClasses} flex h-full flex-col overflow-hidden`}>
      <div className="relative">
        {ad.video_attachment_full_url ? (
          <Video advertisement={ad} src={ad.video_attachment_full_url} />
        ) : (
          <Picture
            src={ad.cover_image_full_url}
            alt=""
            ratio="3/1"
            sizes="(width < 768px) 88vw, 600px"
          />
        )}
        <Badge className="absolute end-2.5 top-2.5 bg-raised">{t("advertisement.mark")}</Badge>
      </div>
      <div className="flex grow gap-3 p-4">
        <Picture
          src={ad.profile_image_full_url}
          alt=""
          sizes="48px"
          className="size-12! shrink-0 rounded-control"
        />
        <div className="min-w-0">
          <h3 className="text-base leading-snug">
            <PageLink
              to={storePath(ad.store)}
              className={`group-hover:text-accent ${cardLinkClasses}`}
            >
              {ad.title}
            </PageLink>
          </h3>
          <p className="mt-0.5 line-clamp-2 text-sm text-muted">{ad.description}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
            <span className="font-semibold">{ad.store.name}</span>
            {ad.is_rating_active === 1 && <Rating value={ad.average_rating} />}
            {ad.is_review_active === 1 && ad.reviews_comments_count > 0 && (
              <span className="text-muted">
                {t("advertisement.reviews", { count: ad.reviews_comments_count })}
              </span>
            )}
          </p>
        </div>
      </div>
    </article>
  );
}

/** Loads only when the visitor plays it. */
function Video({ advertisement, src }: { advertisement: Advertisement; src: string }) {
  const t = useMessages("home");
  return (
    // biome-ignore lint/a11y/useMediaCaption: the text below the video has the same content.
    <video
      src={src}
      poster={advertisement.cover_image_full_url ?? undefined}
      controls
      preload="none"
      playsInline
      aria-label={t("advertisement.film", { name: advertisement.store.name })}
      className="relative z-10 aspect-3/1 w-full bg-sunken object-cover"
    />
  );
}
