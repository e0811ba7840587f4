import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { useMutation } from "@tanstack/react-query";
import CirclePause from "lucide-react/icons/circle-pause";
import { useShift } from "../shift/use-shift.ts";
import { useStoreClient } from "../store-client.ts";

/** Ends the shift of this device and reports it to the server immediately. */
export function EndShift() {
  const t = useMessages("frame");
  const shift = useShift();
  const { call } = useStoreClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("PUT /store/heartbeat", { orders_screen: false, audio_ok: false }),
    onSuccess: () => shift.end(),
    onError: reportError,
  });
  return (
    <Button variant="soft" className="mt-4 w-full" isBusy={isPending} onClick={() => mutate()}>
      <CirclePause aria-hidden className="size-5" />
      {t("endShift")}
    </Button>
  );
}
