/** Throttling of a stage or route, as in `AWS::ApiGatewayV2::Stage`. */
export interface ThrottleSettings {
  ThrottlingRateLimit?: number;
  ThrottlingBurstLimit?: number;
}

/** Takes one request; false when it exceeds the limit. */
export type Throttle = () => boolean;

/**
 * Creates the token bucket of API Gateway: it holds `ThrottlingBurstLimit` requests and is refilled with
 * `ThrottlingRateLimit` a second. A missing limit does not throttle.
 */
export const createThrottle = (
  { ThrottlingRateLimit: perSecond = Infinity, ThrottlingBurstLimit: burst = Infinity }: ThrottleSettings,
  elapsedMs: () => number = () => performance.now(),
): Throttle => {
  if (!Number.isFinite(perSecond) || !Number.isFinite(burst)) return () => true;
  let tokens = burst;
  let filledAtMs = elapsedMs();
  return () => {
    const nowMs = elapsedMs();
    tokens = Math.min(burst, tokens + ((nowMs - filledAtMs) / 1000) * perSecond);
    filledAtMs = nowMs;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};

interface StageSettings {
  DefaultRouteSettings?: ThrottleSettings;
  RouteSettings?: Record<string, ThrottleSettings>;
}

/** Creates the throttles of a stage: routes without settings of their own share the default one. */
export const stageThrottles = ({ DefaultRouteSettings = {}, RouteSettings = {} }: StageSettings) => {
  const shared = createThrottle(DefaultRouteSettings);
  const own = new Map(Object.entries(RouteSettings).map(([key, settings]) => [key, createThrottle(settings)]));
  return (routeKey: string): boolean => (own.get(routeKey) ?? shared)();
};
