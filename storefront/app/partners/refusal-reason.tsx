import { useMessages } from "@errand/ui/messages/messages.ts";

/** Why the desk has refused an application, in its own words. */
export function RefusalReason({ reason }: { reason: string | null }) {
  const t = useMessages("partners");
  if (reason === null) return null;
  return (
    <figure className="mt-4 rounded-control bg-warn-soft px-4 py-3 text-warn">
      <figcaption className="text-meta font-semibold">{t("application.reason")}</figcaption>
      <blockquote className="mt-0.5 whitespace-pre-line text-title font-bold">
        <bdi>{reason}</bdi>
      </blockquote>
    </figure>
  );
}
