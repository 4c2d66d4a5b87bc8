import type {ComponentType} from 'react';
import type {HubDrawing} from '../../data/hubs/schema';
import {FlowsDrawing, HoursDrawing, RoundsDrawing} from './companyDrawings';
import {ClipsDrawing, SearchDrawing, TiersDrawing} from './mediaDrawings';

/** The large drawing of a hub, by the name that its YAML file gives. */
export const hubDrawings: Readonly<Record<HubDrawing, ComponentType>> = {
  'search-themes': SearchDrawing,
  tiers: TiersDrawing,
  clips: ClipsDrawing,
  flows: FlowsDrawing,
  rounds: RoundsDrawing,
  hours: HoursDrawing,
};
