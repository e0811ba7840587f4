import { ApiError } from "@errand/core/api-error";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { OriginContext } from "@errand/ui/picture.tsx";
import { Spinner } from "@errand/ui/spinner.tsx";
import { ToastHost } from "@errand/ui/toast-host.tsx";
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from "react";
import { MemberContext, ShopContext, useConsole } from "./console.ts";
import { CrashBoundary } from "./crash-boundary.tsx";
import { LazyScreen } from "./lazy-screen.tsx";
import { useMe, useShopSettings } from "./me.queries.ts";
import { useRenewedPush } from "./notifications/use-device-push.ts";

/** Apart, because most visits begin signed in. */
const signIn = lazyComponent(() => import("./sign-in.tsx").then((file) => file.SignIn));
const secondStepSetUp = lazyComponent(() =>
  import("./second-step-set-up.tsx").then((file) => file.SecondStepSetUp),
);

/**
 * Shows `children` to a member of the staff who is signed in (`useMember`), and before that the
 * sign-in.
 */
export function ConsoleApp({ children }: { children: ReactNode }) {
  const { session } = useConsole();
  return (
    <>
      <CrashBoundary onCrash={session.forgetPages}>
        <Suspense fallback={<Loading />}>
          <Page>{children}</Page>
        </Suspense>
      </CrashBoundary>
      <ToastHost />
    </>
  );
}

function Page({ children }: { children: ReactNode }) {
  const { audience, session } = useConsole();
  const title = useMessages("console")(`title.${audience}`);
  useMessages("errors");
  useMessages("ui");
  const isSignedIn = useSyncExternalStore(session.subscribe, () => session.token() !== null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return isSignedIn ? (
    <SignedIn>{children}</SignedIn>
  ) : (
    <LazyScreen component={signIn} fallback={<Loading />} />
  );
}

function SignedIn({ children }: { children: ReactNode }) {
  const { data: me, error, refetch } = useMe();
  const shop = useShopSettings();
  useRenewedPush(me !== undefined);
  if (me && shop.data)
    return (
      <ShopContext value={shop.data}>
        <OriginContext value={new URL(shop.data.base_urls.item_image_url).origin}>
          <MemberContext value={me}>{children}</MemberContext>
        </OriginContext>
      </ShopContext>
    );
  if (me && shop.error) return <ErrorState onRetry={() => void shop.refetch()} />;
  if (error instanceof ApiError && error.find("second_step"))
    return <LazyScreen component={secondStepSetUp} fallback={<Loading />} />;
  // A lost session shows the sign-in in the next moment.
  if (error && !(error instanceof ApiError && error.status === 401)) {
    return <ErrorState onRetry={() => void refetch()} />;
  }
  return <Loading />;
}

function Loading() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner className="size-8" />
    </div>
  );
}
