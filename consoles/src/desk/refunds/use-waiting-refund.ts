import type { DeskContract } from "@errand/core/contract.desk";
import { isPermitted } from "@errand/core/principals";
import { useMember } from "../../console/console.ts";
import { useDeskClient } from "../desk-client.ts";

type Refundable = DeskContract["GET /desk/orders/{id}/refundable"]["reply"];
export type DeskRefund = Refundable["to_confirm"][number];

interface WaitingRefundActs {
  /** Whether the member has decided it: a second person confirms it. */
  isOwn: boolean;
  mayChange: boolean;
  confirm(): Promise<{ message: string }>;
  withdraw(): Promise<{ message: string }>;
}

/** What can be done with a refund that waits for a second person. */
export function useWaitingRefund({ id, proposal }: DeskRefund): WaitingRefundActs {
  const me = useMember();
  const { call } = useDeskClient();
  return {
    isOwn: proposal?.by.id === me.id,
    mayChange: isPermitted(me, "refunds", false),
    confirm: () => call("POST /desk/refunds/{id}/confirm", { id }),
    withdraw: () => call("POST /desk/refunds/{id}/withdraw", { id }),
  };
}
