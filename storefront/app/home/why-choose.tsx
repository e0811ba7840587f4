import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import type { Reply } from "../api/api-request.ts";
import { Section } from "./section.tsx";

type Reason = Reply<"GET /other-banners/why-choose">["banners"][number];

export function WhyChoose({ reasons }: { reasons: Reason[] }) {
  const t = useMessages("home");
  return (
    <Section title={t("sections.whyChoose")}>
      <ul className="grid gap-3 sm:grid-cols-3 md:gap-4">
        {reasons.map(({ id, title, short_description, image_full_url }) => (
          <li
            key={id}
            className="flex items-center gap-4 rounded-card bg-accent-soft p-4 sm:flex-col sm:items-start"
          >
            <Picture
              src={image_full_url}
              alt=""
              ratio="3/2"
              sizes="160px"
              className="pastel-picture w-28! shrink-0 rounded-control sm:aspect-3/1 sm:w-full!"
            />
            <div>
              <h3 className="text-base leading-snug">{title}</h3>
              <p className="mt-1 text-sm">{short_description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
