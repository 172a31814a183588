#!/usr/bin/env node
import { runCli } from "./run";
import { processTerminal } from "./terminal/terminal";

process.exitCode = await runCli(process.argv.slice(2), processTerminal());
