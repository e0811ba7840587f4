import { serverAnswers } from "./server-answers.ts";

const pauseMs = 2000;

/**
 * Calls back once the server answers, at the earliest after a pause; returns how to stop asking.
 */
export function whenServerAnswers(callback: () => void): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;

  function askLater() {
    timer = setTimeout(() => void ask(), pauseMs);
  }

  async function ask() {
    clearTimeout(timer);
    const isAnswered = navigator.onLine && (await serverAnswers());
    if (isStopped) return;
    if (!isAnswered) return askLater();
    stop();
    callback();
  }

  function stop() {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener("online", ask);
  }

  askLater();
  window.addEventListener("online", ask);
  return stop;
}
