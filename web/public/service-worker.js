// The service worker: the site opens without a connection, and messages arrive while no page is open.
//
// Pages come from the server whenever it answers, so that nobody is kept on an older version; what the last one was made
// of is kept for when it does not. Nothing that the API says is kept here.
"use strict";

const KEPT = "wartable";
const PAGE = "/";
/** Milliseconds that the server has for a page before the kept one is shown. */
const PATIENCE = 4000;
/** Files that are kept; the oldest go. */
const MOST = 150;
const NOT_PAGES = /^\/(api|text|metrics|healthz)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepPage().catch(() => undefined));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || NOT_PAGES.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (/^\/[\w-]+\.(png|svg|webmanifest)$/.test(url.pathname)) event.respondWith(fetch(request).catch(() => kept(request)));
});

// A page tells what it is made of: it was loaded before this worker was there.
self.addEventListener("message", (event) => {
  if (event.data?.type === "keep") event.waitUntil(keep(event.data.files).catch(() => undefined));
});

self.addEventListener("push", (event) => {
  const { title, text, path, subject } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: subject, icon: "/icon-192.png", data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.path, self.location.origin)));
});

/** A page from the server; without an answer, or while it takes too long, the kept one. */
async function page(request) {
  const answer = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const first = await Promise.race([answer.catch(() => undefined), late]);
  return first ?? (await kept(PAGE)) ?? answer;
}

/** A file whose name changes with its content. */
async function file(request) {
  const found = await kept(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

async function kept(request) {
  return (await caches.open(KEPT)).match(request, { ignoreVary: true });
}

async function keepPage() {
  const answer = await fetch(PAGE, { cache: "no-cache" });
  if (answer.ok) await (await caches.open(KEPT)).put(PAGE, answer);
}

async function keep(files) {
  const cache = await caches.open(KEPT);
  await keepPage();
  for (const path of files) if (!(await cache.match(path, { ignoreVary: true }))) await cache.add(path);
  const all = await cache.keys();
  const rest = all.filter(({ url }) => new URL(url).pathname !== PAGE);
  for (const old of rest.slice(0, Math.max(0, rest.length - MOST))) await cache.delete(old);
}

/** Show a place of the site, in a page that is open if there is one. */
async function show(url) {
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((each) => new URL(each.url).pathname === url.pathname) ?? pages[0];
  if (!open) return void (await self.clients.openWindow(url.href));
  await open.focus();
  open.postMessage({ type: "go", path: url.pathname });
}
