import type { Module } from "@errand/core/modules/modules.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import PackageSearch from "lucide-react/icons/package-search";
import { QuickQuote } from "../parcel/quick-quote.tsx";
import { useIsSignedIn } from "../visitor/storage.ts";
import type { ParcelHomeData } from "./home-data.ts";
import { WhyChoose } from "./why-choose.tsx";

/** The home page of parcels: what one costs, what can be sent, and reasons to. */
export function ParcelHome({ module, parcel }: { module: Module; parcel: ParcelHomeData }) {
  const t = useMessages("parcel");
  const { categories, reasons } = parcel;
  const isSignedIn = useIsSignedIn();
  return (
    <div className="page-column flex flex-col gap-10 py-6 md:gap-13 md:py-8">
      <div className="flex flex-col gap-5 rounded-panel bg-accent-soft p-4 sm:p-6 md:p-8">
        <div className="flex items-center gap-6">
          <header className="min-w-0 grow">
            <h1 className="text-3xl md:text-4xl">{t("home.title")}</h1>
            <p className="mt-2 text-lg">
              <bdi>{module.description}</bdi>
            </p>
          </header>
          {/* No larger than it is drawn, so that it stays sharp. */}
          <Picture
            src={module.thumbnail_full_url}
            alt=""
            ratio="3/1"
            sizes="420px"
            isEager
            className="pastel-picture w-105! shrink-0 rounded-card max-lg:hidden"
          />
        </div>
        <QuickQuote categories={categories} />
        {/* Guests have no list of orders; the header links to the tracking elsewhere (spec §2). */}
        {!isSignedIn && (
          <p>
            <PageLink
              to="/track-order"
              className="inline-flex min-h-11 items-center gap-2 font-semibold underline"
            >
              <PackageSearch aria-hidden className="size-5" />
              {t("home.track")}
            </PageLink>
          </p>
        )}
      </div>
      {categories.length > 0 && (
        <p>
          <PageLink
            to="/parcel-batch"
            className="inline-flex min-h-11 items-center gap-2.5 font-semibold underline"
          >
            <FileSpreadsheet aria-hidden className="size-5" />
            {t("batch.link")}
          </PageLink>
        </p>
      )}
      {reasons.length > 0 && <WhyChoose reasons={reasons} />}
    </div>
  );
}
