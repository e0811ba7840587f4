import { dateText } from "@errand/core/date-text";
import type { PersonalData } from "@errand/core/personal-data/personal-data.contract";
import { localTime } from "@errand/core/time";
import { Button } from "@errand/ui/button.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { saveFile } from "@errand/ui/save-file.ts";
import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { call } from "../api/call.ts";
import { useMoney, useShop } from "../config/shop.ts";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { exportPage } from "./export-page.ts";
import { loadPictures } from "./load-pictures.ts";

const formats = ["html", "json"] as const;
type Format = (typeof formats)[number];

/** Downloads everything that the shop stores about the customer: as a page to read, or as JSON. */
export function ExportData() {
  const t = useMessages("profile");
  const toPage = useExportPage();
  const download = useMutation({
    mutationFn: async (format: Format) => {
      const data = await call("GET /customer/personal-data");
      const content = format === "html" ? await toPage(data) : JSON.stringify(data, null, 2);
      const type = format === "html" ? "text/html" : "application/json";
      saveFile(`${t("export.file")}.${format}`, new Blob([content], { type }));
    },
    onError: reportError,
  });
  return (
    <div className="flex flex-wrap gap-2">
      {formats.map((format) => (
        <Button
          key={format}
          variant="outline"
          isBusy={download.isPending && download.variables === format}
          disabled={download.isPending}
          onClick={() => download.mutate(format)}
        >
          <Download aria-hidden className="size-5" />
          {t(`export.${format}`)}
        </Button>
      ))}
    </div>
  );
}

function useExportPage(): (data: PersonalData) => Promise<string> {
  const t = useMessages("profile");
  const ui = useMessages("ui");
  const language = useLanguage();
  const money = useMoney();
  const { date, clock } = useDateTimeText();
  const timeZone = useShop().config.time_zone;
  return async (data) => {
    const day = dateText(localTime(new Date(data.generated_at), timeZone).day, language);
    const pictures = await loadPictures(data);
    const texts = {
      title: t("export.pageTitle", { shop: data.shop }),
      generated: t("export.generated", { day }),
      contents: t("export.contents"),
      nothing: t("export.nothing"),
      yes: ui("yes"),
      no: t("export.no"),
      picture: t("export.picture"),
    };
    const formats = {
      moment: (moment: string) => t("export.moment", { day: date(moment), time: clock(moment) }),
      amount: money,
      picture: (url: string) => pictures.get(url) ?? null,
    };
    return exportPage(data, texts, formats, language);
  };
}
