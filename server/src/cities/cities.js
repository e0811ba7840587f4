// Asks for the location when the visitor wishes, and loads the page again with it, rounded to about a kilometre.
const button = document.getElementById("locate");
const label = button.querySelector("span");
const status = document.getElementById("status");
const { busy, denied, unavailable } = button.dataset;
const text = label.textContent;

function found({ coords }) {
  const address = new URL(location.href);
  address.searchParams.set("latitude", coords.latitude.toFixed(2));
  address.searchParams.set("longitude", coords.longitude.toFixed(2));
  location.assign(address);
}

function failed({ code, PERMISSION_DENIED }) {
  showBusy(false);
  status.textContent = code === PERMISSION_DENIED ? denied : unavailable;
}

function showBusy(isBusy) {
  button.setAttribute("aria-disabled", String(isBusy));
  label.textContent = isBusy ? busy : text;
}

button.addEventListener("click", () => {
  if (button.getAttribute("aria-disabled") === "true") return;
  status.textContent = "";
  showBusy(true);
  navigator.geolocation.getCurrentPosition(found, failed, { timeout: 15000, maximumAge: 600000 });
});
// The way back from a city restores the page as it was left.
addEventListener("pageshow", () => showBusy(false));
button.hidden = !("geolocation" in navigator);
