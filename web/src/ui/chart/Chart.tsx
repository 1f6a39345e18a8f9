import { Box, HStack } from '@chakra-ui/react';
import {
  VictoryAxis,
  VictoryBar,
  VictoryChart,
  VictoryContainer,
  VictoryGroup,
  VictoryLine,
  VictoryPie,
  VictoryScatter,
  VictoryStack,
  VictoryTooltip,
} from 'victory';
import { type ChartKind, colorAt, fitted, type Series, toPixel } from './chartModel';

interface Props {
  kind: ChartKind;
  series: readonly Series[];
  width: number;
  height: number;
  format: (value: string) => string;
  label: string;
}

const FONT = { fontFamily: 'var(--font-body)', fontSize: 12, fill: '#4e5767' };
const axis = { axis: { stroke: '#cdd2da' }, tickLabels: { ...FONT, padding: 6 }, grid: { stroke: 'none' } };
const grid = { ...axis, axis: { stroke: 'none' }, grid: { stroke: '#eff1f4' } };
const tip = <VictoryTooltip style={FONT} flyoutStyle={{ fill: '#fff', stroke: '#cdd2da' }} cornerRadius={4} />;

/** The name stands on the box around it; Victory's own image would have none. */
const plain = <VictoryContainer role="presentation" />;

const PADDING = { top: 12, right: 16, bottom: 34, left: 52 };
const BAR = 14;

/** Victory in the colours and font of the theme. Default export: it is only ever loaded on demand. */
export default function Chart({ kind, series, width, height, format, label }: Props) {
  // Text categories only: a numeric 0 would be drawn over the axis.
  const data = series.map((s) =>
    s.points.map((p) => ({
      x: p.category,
      y: toPixel(p.value),
      label: `${p.category} ${s.label}: ${format(p.value)}`,
    })),
  );
  const positive = data.every((points) => points.every(({ y }) => y >= 0));
  // Half a person is on no scale.
  const whole = data.every((points) => points.every(({ y }) => Number.isInteger(y)));
  // What a category has of the width: its label and its bars stay within.
  const slot = (width - PADDING.left - PADDING.right) / Math.max(data[0]?.length ?? 1, 1);
  const bar = Math.min(BAR, slot / (series.length + 1));
  return (
    <Box>
      <Box role="img" aria-label={label}>
        {kind === 'pie' ? (
          <VictoryPie
            standalone
            containerComponent={plain}
            width={width}
            height={height}
            data={data[0] ?? []}
            innerRadius={56}
            padAngle={1}
            colorScale={(data[0] ?? []).map((_, i) => colorAt(i))}
            style={{ labels: FONT }}
          />
        ) : (
          <VictoryChart
            containerComponent={plain}
            width={width}
            height={height}
            domainPadding={{ x: 36, y: [0, 16] }}
            padding={PADDING}
            {...(positive && { minDomain: { y: 0 } })}
          >
            <VictoryAxis style={axis} tickFormat={(category: string) => fitted(category, slot)} />
            <VictoryAxis
              dependentAxis
              style={grid}
              tickFormat={(n: number) => (whole && !Number.isInteger(n) ? '' : format(String(n)))}
            />
            {kind === 'line' ? (
              data.map((points, i) => (
                <VictoryGroup key={series[i]?.id} color={colorAt(i)}>
                  <VictoryLine
                    data={points.map(({ x, y }) => ({ x, y }))}
                    style={{ data: { stroke: colorAt(i), strokeWidth: 2 } }}
                  />
                  <VictoryScatter data={points} size={3.5} labelComponent={tip} />
                </VictoryGroup>
              ))
            ) : kind === 'stacked' ? (
              <VictoryStack>{bars(data, series, bar)}</VictoryStack>
            ) : (
              <VictoryGroup offset={bar * 1.3}>{bars(data, series, bar)}</VictoryGroup>
            )}
          </VictoryChart>
        )}
      </Box>
      {kind !== 'pie' && series.length > 1 && (
        <HStack gap="4" justify="center" wrap="wrap" color="fg.muted">
          {series.map((s, i) => (
            <HStack key={s.id} gap="1.5">
              <Box aria-hidden boxSize="2.5" rounded="2px" style={{ background: colorAt(i) }} />
              {s.label}
            </HStack>
          ))}
        </HStack>
      )}
    </Box>
  );
}

const bars = (data: readonly { x: string; y: number; label: string }[][], series: readonly Series[], width: number) =>
  data.map((points, i) => (
    <VictoryBar
      key={series[i]?.id}
      data={points}
      barWidth={width}
      style={{ data: { fill: colorAt(i) } }}
      labelComponent={tip}
    />
  ));
