import { describe, expect, test } from 'vitest';
import { buildDraw } from '#domain/bracket/draw.ts';
import { findFormat } from '#domain/scoring/formats.ts';
