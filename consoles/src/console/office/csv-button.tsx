import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { saveFile } from "@errand/ui/save-file.ts";
import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { OfficeButton } from "./office-button.tsx";

interface CsvButtonProps {
  fileName: string;
  /** The request of the list; it is asked for a table instead. */
  request(): Promise<Request>;
  errorOf(request: Request, response: Response): Promise<Error>;
}

/** Saves what a list shows, all pages of it, as a table for a spreadsheet. */
export function CsvButton({ fileName, request, errorOf }: CsvButtonProps) {
  const t = useMessages("controls");
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const asked = await request();
      asked.headers.set("Accept", "text/csv");
      const response = await fetch(asked);
      if (!response.ok) throw await errorOf(asked, response);
      return response.blob();
    },
    onSuccess: (content) => saveFile(fileName, content),
    onError: reportError,
  });
  return (
    <OfficeButton tone="outline" isBusy={isPending} onClick={() => mutate()}>
      <Download aria-hidden className="size-4.5" />
      {t("csv")}
    </OfficeButton>
  );
}
