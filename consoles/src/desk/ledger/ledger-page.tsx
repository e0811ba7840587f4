import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { Route, Routes } from "react-router";
import { LazyScreen } from "../../console/lazy-screen.tsx";
import { Journals } from "./journals.tsx";

const statement = lazyComponent(() =>
  import("./statement-page.tsx").then((file) => file.StatementPage),
);

const report = lazyComponent(() =>
  import("./report/report-page.tsx").then((file) => file.ReportPage),
);

/** The books of the shop: all journals, and the statements of stores. */
export function LedgerPage() {
  return (
    <Routes>
      <Route index element={<Journals />} />
      <Route path="report" element={<LazyScreen component={report} fallback={null} />} />
      <Route
        path="statements/:storeId"
        element={<LazyScreen component={statement} fallback={null} />}
      />
    </Routes>
  );
}
