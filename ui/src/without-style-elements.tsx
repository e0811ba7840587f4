import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";

/** Lets no component add a `<style>` element, which the Content Security Policy would block. */
export function WithoutStyleElements({ children }: { children: ReactNode }) {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>;
}
