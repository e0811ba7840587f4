import { CSPProvider } from "@base-ui/react/csp-provider";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { OriginContext } from "@errand/ui/picture.tsx";
import { PopupContainerProvider } from "@errand/ui/popup-container.ts";
import { ToastHost } from "@errand/ui/toast-host.tsx";
import { type ReactNode, useRef } from "react";
import { CartProvider } from "../cart/cart-provider.tsx";
import { type Shop, ShopContext } from "../config/shop.ts";
import { ItemDialogProvider } from "../items/item-dialog-provider.tsx";
import { LazyLiveNotifications } from "../notifications/lazy-live-notifications.tsx";
import { OfflineNotice } from "../shell/offline-notice.tsx";
import { RentalCartProvider } from "../trips/rental-cart-provider.tsx";
import { useStored } from "../visitor/storage.ts";
import { WishlistProvider } from "../wishlist/wishlist-provider.tsx";
import { CartBar } from "./cart-bar.tsx";
import { FocusGuard } from "./focus-guard.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { InvitationOpener } from "./invitation-opener.tsx";
import { LazyPreviewNotice } from "./lazy-preview-notice.tsx";
import { LazyRunningBar } from "./lazy-running-bar.tsx";
import { ModuleSwitcher } from "./module-switcher.tsx";
import { NavigationGuard } from "./navigation-guard.tsx";
import { PanelHost } from "./panel-host.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { RouteOverlay } from "./route-overlay.tsx";
import { ServiceWorker } from "./service-worker.tsx";
import { SignInMerge } from "./sign-in-merge.tsx";
import { TitleCount } from "./title-count.tsx";

interface ShellProps {
  shop: Shop;
  /** The name of the shop's country. */
  country: string;
  children: ReactNode;
}

/** The frame of every page: providers, header, footer, overlays and messages. */
export function Shell({ shop, country, children }: ShellProps) {
  const t = useMessages("shell");
  const settings = useStored("settings");
  const main = useRef<HTMLElement>(null);
  return (
    <ShopContext value={shop}>
      <OriginContext value={shop.origin}>
        <CSPProvider disableStyleElements>
          <DirectionProvider direction={settings?.direction ?? "ltr"}>
            <CartProvider>
              <RentalCartProvider>
                <WishlistProvider>
                  <ItemDialogProvider>
                    <a
                      href="#content"
                      className="sr-only z-50 rounded-control bg-ink px-4 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
                    >
                      {t("skip")}
                    </a>
                    <div className="isolate flex min-h-dvh flex-col">
                      <Header country={country} />
                      <main ref={main} id="content" tabIndex={-1} className="grow outline-none">
                        <PopupContainerProvider value={main}>{children}</PopupContainerProvider>
                      </main>
                      <Footer />
                      <ModuleSwitcher />
                      {/* Takes its room at the end of the page, and stays in view before. */}
                      <div className="pointer-events-none relative bottom-0 z-40 tall:sticky">
                        <LazyRunningBar />
                        <CartBar />
                        <LazyPreviewNotice />
                        <OfflineNotice />
                      </div>
                    </div>
                    <FocusGuard />
                    <RouteAnnouncer />
                    <RouteOverlay />
                    <PanelHost />
                    <NavigationGuard />
                    <SignInMerge />
                    <LazyLiveNotifications />
                    <TitleCount />
                    <InvitationOpener />
                    <ServiceWorker />
                    <ToastHost />
                  </ItemDialogProvider>
                </WishlistProvider>
              </RentalCartProvider>
            </CartProvider>
          </DirectionProvider>
        </CSPProvider>
      </OriginContext>
    </ShopContext>
  );
}
