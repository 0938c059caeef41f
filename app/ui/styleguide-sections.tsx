import { Avatar, initialsOf } from './avatar.tsx'
import { Badge, Count } from './badge.tsx'
import { Wordmark } from './brand.tsx'
import { QuietLink } from './button.tsx'
import { Crumbs } from './crumbs.tsx'
import { Creed } from './hero.tsx'
import { HeadedSection, Row, Rule, Sheet, Stack } from './layout.tsx'
import { PageTitle } from './page-title.tsx'
import { Pagination } from './pagination.tsx'
import { Figure, Prose, Conclusion, Small } from './prose.tsx'
import { AnswerSections } from './styleguide-answers.tsx'
import { FormSections } from './styleguide-forms.tsx'
import { GraphicSections } from './styleguide-graphics.tsx'
import { ListSections } from './styleguide-lists.tsx'
import { MessageSections } from './styleguide-messages.tsx'
import { Tabs } from './tabs.tsx'

/** The whole design system on one page. A development page, so its texts are samples and not in the catalogues. */
export function StyleguideSections() {
  return (
    <Sheet>
      <Stack gap="xl">
        <PageTitle
          title="Собрание элементов"
          lead="Всё измеряется одной масштабной линейкой, а стрелка всегда показывает, где вы."
          meta="Страница разработчика, 20 ноября 2026"
          end={<QuietLink to="#type">К типографике</QuietLink>}
        />
        <AnswerSections />
        <FormSections />
        <MessageSections />
        <PeopleSection />
        <WaysSection />
        <GraphicSections />
        <ListSections />
        <TypeSection />
      </Stack>
    </Sheet>
  )
}

function PeopleSection() {
  return (
    <HeadedSection id="people" heading="Метки и люди">
      <Stack>
        <Row>
          <Badge>Не начат</Badge>
          <Badge shape="half">Начат</Badge>
          <Badge shape="full" tone="good">
            Пройден
          </Badge>
          <Badge shape="half" tone="warn">
            Есть сомнения
          </Badge>
          <Badge shape="diamond" tone="bad">
            Ошибка
          </Badge>
          <Count>12</Count>
        </Row>
        <Row>
          <Avatar initials={initialsOf('Айгерім', 'Сәрсенова')} />
          <Avatar initials="ДК" tone={1} />
          <Avatar initials="ГМ" tone={2} />
          <Avatar initials="ҰЖ" big />
          <Wordmark name="Бағдар" />
        </Row>
      </Stack>
    </HeadedSection>
  )
}

function WaysSection() {
  return (
    <HeadedSection id="ways" heading="Переходы">
      <Stack>
        <Crumbs
          items={[{ to: '#ways', label: 'Тесты' }, { to: '#people', label: 'Интересы' }, { label: 'Результаты' }]}
        />
        <Tabs
          label="Пример вкладок"
          items={[
            { to: '#ways', label: 'Все', count: 6, current: true },
            { to: '#people', label: 'Новые', count: 3, current: false },
            { to: '#type', label: 'Пройденные', count: 2, current: false },
          ]}
        />
        <Pagination
          label="Пример страниц"
          previous={{ to: '#people', label: 'Раньше' }}
          next={{ to: '#type', label: 'Дальше' }}
        />
      </Stack>
    </HeadedSection>
  )
}

function TypeSection() {
  return (
    <HeadedSection id="type" heading="Типографика">
      <Stack>
        <Conclusion>Крупная мысль набирается обычным начертанием антиквы.</Conclusion>
        <h3>Третий заголовок: Ә Ғ Қ Ң Ө Ұ Ү Һ І ә ғ қ ң ө ұ ү һ і</h3>
        <Prose>
          <p>
            Основной текст — системный гротеск, 17 пикселей, строка до 66 знаков. Числа табличные:{' '}
            <Figure>1 400 000 ₸</Figure>.
          </p>
          <ul>
            <li>Светлая и тёмная тема</li>
            <li>Қазақша, русский, English</li>
          </ul>
        </Prose>
        <Rule />
        <Creed items={['Не говорим, кем вам быть.', 'Не отдаём ответы школе без вашего согласия.']} />
        <Small>Малый текст — 14 пикселей, только для подписей.</Small>
      </Stack>
    </HeadedSection>
  )
}
