import type { DemoStaffAccount } from "@errand/core/config/config.contract";
import { useEffect, useState } from "react";
import { useConsole } from "./console.ts";
import { useShopSettings } from "./me.queries.ts";
import { stepMs, totpCodeAt } from "./totp-code.ts";

/** The accounts that a demo offers to whoever opens this console; none elsewhere. */
export function useDemoStaff(): DemoStaffAccount[] {
  const { audience } = useConsole();
  const staff = useShopSettings().data?.demo_info?.staff ?? [];
  return staff.filter((account) => account.audience === audience);
}

/**
 * The secret of the authenticator app of an account of the demo, offered or not: all have the same.
 * Undefined for people who have joined with an e-mail of their own.
 */
export function findSecret(offered: DemoStaffAccount[], login: string): string | undefined {
  const domain = /@.+/.exec(login.trim().toLowerCase())?.[0];
  return offered.find((account) => account.login.endsWith(domain ?? "@"))?.totp_secret;
}

/** The code that the authenticator app of an account shows now; null while it is not known. */
export function usePresentCode(secret: string | undefined): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    if (secret === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const show = async () => {
      const now = Date.now();
      const present = await totpCodeAt(secret, now);
      if (isOver) return;
      setCode(present);
      timer = setTimeout(show, stepMs - (now % stepMs));
    };
    void show();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [secret]);
  return code;
}
