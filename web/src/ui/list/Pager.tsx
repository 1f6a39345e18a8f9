import { Box, Button, Flex, HStack, Input, Text } from '@chakra-ui/react';
import { PAGE_SIZES } from '@hengcai/shared/rules/limits';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { IconAction } from '../IconAction';
import { Select } from '../input/Select';
import type { PageAt } from './listParams';
import { pageNumbers } from './pageNumbers';

interface Props {
  page: PageAt;
  /** Null while it is not known yet. */
  total: number | null;
  onPage: (pageNo: number) => void;
  onSize?: (pageSize: number) => void;
  /** While rows are fetched; what came is then read out, to people who do not see the table change. */
  busy?: boolean;
  /** By what the rows are sorted, in words. */
  order?: string;
}

/** "Page N of M, total X", page numbers, size and jump; nothing while the total is not known, so that it is not pushed away by the rows. */
export function Pager({ page, total, onPage, onSize, busy = false, order = '' }: Props) {
  const t = useT();
  const pages = Math.max(1, Math.ceil((total ?? 0) / page.pageSize));
  const found =
    total === null ? '' : t('ui.pager.found', { total: formatCount(total), page: page.pageNo, pages, order });
  return (
    <>
      {/* Stands before there is anything to read out, or it would not be. */}
      <Box role="status" srOnly>
        {!busy && found}
      </Box>
      {total !== null && (
        <Flex
          as="nav"
          aria-label={t('ui.pager.label')}
          align="center"
          justify="space-between"
          gap="3"
          wrap="wrap"
          px="4"
          py="2"
          borderTopWidth="1px"
        >
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            {t('ui.pager.info', { page: page.pageNo, pages, total: formatCount(total) })}
          </Text>
          <HStack gap="1" wrap="wrap">
            <IconAction
              label={t('ui.pager.previous')}
              icon={<ChevronLeftIcon />}
              disabled={page.pageNo <= 1}
              onClick={() => onPage(page.pageNo - 1)}
            />
            <HStack gap="1" hideBelow="md">
              {pageNumbers(page.pageNo, pages).map((n, i) =>
                n === null ? (
                  <Text key={`gap${i}`} color="fg.subtle" px="1" aria-hidden>
                    …
                  </Text>
                ) : (
                  <Button
                    key={n}
                    px="2"
                    variant={n === page.pageNo ? 'outline' : 'ghost'}
                    aria-label={t('ui.pager.goTo', { page: n })}
                    aria-current={n === page.pageNo ? 'page' : undefined}
                    {...(n === page.pageNo && { borderColor: 'brand.solid', color: 'brand.fg' })}
                    onClick={() => onPage(n)}
                  >
                    {n}
                  </Button>
                ),
              )}
            </HStack>
            <IconAction
              label={t('ui.pager.next')}
              icon={<ChevronRightIcon />}
              disabled={page.pageNo >= pages}
              onClick={() => onPage(page.pageNo + 1)}
            />
            {onSize && (
              <Select
                label={t('ui.pager.size')}
                value={String(page.pageSize)}
                onChange={(v) => onSize(Number(v))}
                width="118px"
                clearable={false}
                options={PAGE_SIZES.map((size) => ({ value: String(size), label: t('ui.pager.perPage', { size }) }))}
              />
            )}
            <Jump pages={pages} onPage={onPage} />
          </HStack>
        </Flex>
      )}
    </>
  );
}

function Jump({ pages, onPage }: { pages: number; onPage: (pageNo: number) => void }) {
  const t = useT();
  const [text, setText] = useState('');
  const go = () => {
    const wanted = Number(text);
    if (wanted >= 1) onPage(Math.min(wanted, pages));
    setText('');
  };
  return (
    <HStack gap="1.5" ps="2" color="fg.muted" hideBelow="md">
      {t('ui.pager.jump')}
      <Input
        aria-label={t('ui.pager.jumpTo')}
        value={text}
        w="52px"
        textAlign="center"
        inputMode="numeric"
        onBlur={go}
        onChange={(e) => setText(e.target.value.replace(/\D/g, '').slice(0, 6))}
        onKeyDown={(e) => e.key === 'Enter' && go()}
      />
      {t('ui.pager.page')}
    </HStack>
  );
}
