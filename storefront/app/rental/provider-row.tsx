import type { Vehicle } from "@errand/core/rental/rental.types";
import { buttonClasses } from "@errand/ui/button-classes.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import { Rating } from "@errand/ui/rating.tsx";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { Link } from "react-router";
import { providerPath } from "../catalog/paths.ts";
import { inboxPath } from "../shell/inbox-path.ts";
import { useIsSignedIn } from "../visitor/storage.ts";

/** Who hands the vehicle over, and how to reach them. Guests have no inbox. */
export function ProviderRow({ provider }: Pick<Vehicle, "provider">) {
  const t = useMessages("rental");
  const isSignedIn = useIsSignedIn();
  const soft = buttonClasses("soft", "md");
  return (
    <section
      aria-label={t("vehicle.provider")}
      className="flex flex-wrap items-center gap-4 border-y border-line py-5"
    >
      <Picture
        src={provider.logo_full_url}
        alt=""
        sizes="64px"
        className="size-16! shrink-0 rounded-control"
      />
      <div className="min-w-0 grow">
        <Link to={providerPath(provider)} className="font-semibold hover:text-accent">
          <bdi>{provider.name}</bdi>
        </Link>
        <p>
          <Rating value={provider.avg_rating} count={provider.rating_count} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a href={`tel:${provider.phone}`} className={soft}>
          <Phone aria-hidden className="size-4.5" />
          {t("vehicle.call")}
          <bdi className="sr-only">{provider.phone}</bdi>
        </a>
        {isSignedIn && (
          <Link to={inboxPath({ type: "vendor", id: provider.id })} className={soft}>
            <MessageCircle aria-hidden className="size-4.5" />
            {t("vehicle.chat")}
          </Link>
        )}
        <PageLink to={providerPath(provider)} className={soft}>
          {t("vehicle.seeFleet")}
        </PageLink>
      </div>
    </section>
  );
}
