// Where the page begins.
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { install } from "./lib/installed";

const target = document.getElementById("app");
if (target) mount(App, { target });
install();
