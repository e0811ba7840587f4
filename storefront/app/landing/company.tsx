import type { Landing } from "@errand/core/config/config.contract";
import { LinkButton } from "@errand/ui/link-button.tsx";

export function Company({ company }: { company: Landing["company"] }) {
  return (
    <section className="page-column pt-section">
      <div className="grid gap-6 rounded-panel bg-sunken p-6 md:grid-cols-[1fr_1.3fr] md:gap-12 md:p-12">
        <div>
          <h2 className="text-section">{company.title}</h2>
          <p className="mt-2 text-lg text-muted">{company.sub_title}</p>
        </div>
        <div className="flex flex-col items-start gap-5">
          <p className="text-lg">{company.description}</p>
          {company.button_name !== "" && (
            <LinkButton to={company.button_url} variant="outline">
              {company.button_name}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
