#!/usr/bin/env node
// Committed, so that an install can link it before anything is built.
import '../dist/bin.js';
