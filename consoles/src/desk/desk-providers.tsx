import { toast } from "@errand/ui/toast.ts";
import { type ReactNode, useEffect, useState } from "react";
import { useDeskClient } from "./desk-client.ts";
import { createDeskStream } from "./stream/desk-stream.ts";
import { DeskStreamContext } from "./stream/use-desk-stream.ts";

/** What every screen of the desk shares: the stream of what happens. */
export function DeskProviders({ children }: { children: ReactNode }) {
  const client = useDeskClient();
  const [stream] = useState(() =>
    createDeskStream({ client, onRefused: ({ message }) => toast.error(message) }),
  );
  useEffect(() => stream.start(), [stream]);
  return <DeskStreamContext value={stream}>{children}</DeskStreamContext>;
}
