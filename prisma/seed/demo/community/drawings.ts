import sharp from 'sharp'

// Pictures for the demo, drawn as shapes. They show no real person or place, and no text, which would be rendered
// differently on every machine.

type Drawing = { width: number; height: number; shapes: string }

const wide = { width: 800, height: 600 }
const tall = { width: 600, height: 900 }
const square = { width: 280, height: 280 }
const banner = { width: 1500, height: 280 }

const drawings = {
  robot: {
    ...wide,
    shapes: `
      <rect width="800" height="600" fill="#e8eef2"/><rect y="430" width="800" height="170" fill="#c49a6c"/>
      <rect y="430" width="800" height="14" fill="#a97f52"/>
      <rect x="150" y="380" width="190" height="56" rx="10" fill="#37474f"/><circle cx="245" cy="372" r="44" fill="#546e7a"/>
      <path d="M245 372 L330 205" stroke="#ef6c35" stroke-width="40" stroke-linecap="round"/><circle cx="330" cy="205" r="30" fill="#37474f"/>
      <path d="M330 205 L520 220" stroke="#ef6c35" stroke-width="34" stroke-linecap="round"/><circle cx="520" cy="220" r="24" fill="#37474f"/>
      <path d="M520 220 L500 315 M520 220 L560 312" stroke="#37474f" stroke-width="16" stroke-linecap="round" fill="none"/>
      <rect x="506" y="270" width="46" height="120" fill="#fbc02d"/><path d="M506 390 L552 390 L529 426 Z" fill="#f3d9b1"/><path d="M522 415 L536 415 L529 426 Z" fill="#333"/>
      <rect x="600" y="408" width="120" height="24" rx="4" fill="#5c7a99"/><rect x="612" y="386" width="100" height="22" rx="4" fill="#8db3c7"/>`,
  },
  circuit: {
    ...wide,
    shapes: `
      <rect width="800" height="600" fill="#d9c3a5"/><rect x="90" y="180" width="390" height="270" rx="14" fill="#fafafa" stroke="#b0bec5" stroke-width="4"/>
      ${Array.from({ length: 9 }, (_, row) => `<path d="M120 ${215 + row * 25} H450" stroke="#cfd8dc" stroke-width="8" stroke-dasharray="8 14"/>`).join('')}
      <rect x="200" y="250" width="150" height="60" rx="6" fill="#263238"/><circle cx="400" cy="370" r="20" fill="#e53935"/>
      <path d="M210 250 C160 60 420 40 572 326" fill="none" stroke="#e53935" stroke-width="9"/>
      <path d="M340 310 C380 500 520 520 590 450" fill="none" stroke="#1e88e5" stroke-width="9"/>
      <path d="M260 310 C250 420 330 430 400 390" fill="none" stroke="#fdd835" stroke-width="9"/>
      <path d="M560 330 H740 L710 540 H590 Z" fill="#bf6b45"/><rect x="548" y="310" width="204" height="34" rx="6" fill="#a5583a"/>
      <path d="M650 312 C650 230 640 190 650 130" fill="none" stroke="#558b2f" stroke-width="12"/>
      <path d="M648 210 C590 200 570 160 560 130 C620 130 650 160 648 210 Z" fill="#7cb342"/><path d="M650 170 C700 160 725 120 730 90 C680 95 650 120 650 170 Z" fill="#8bc34a"/>`,
  },
  mountains: {
    ...wide,
    shapes: `
      <linearGradient id="s" x2="0" y2="1"><stop stop-color="#3f3d73"/><stop offset=".6" stop-color="#e58b72"/><stop offset="1" stop-color="#f8d39a"/></linearGradient>
      <rect width="800" height="600" fill="url(#s)"/><circle cx="590" cy="260" r="46" fill="#ffe6b0"/>
      <path d="M0 400 L130 210 L220 310 L360 120 L500 330 L620 220 L800 400 Z" fill="#5a5a8c"/>
      <path d="M360 120 L300 205 L340 192 L362 226 L392 188 L418 208 Z M130 210 L95 262 L128 250 L160 266 L168 252 Z M620 220 L580 257 L618 252 L650 268 L662 262 Z" fill="#f4f1f7"/>
      <rect y="395" width="800" height="205" fill="#4f7c98"/><path d="M0 600 L0 470 C160 420 260 470 330 600 Z" fill="#2f4a3f"/>
      <path d="M420 440 H760 M470 480 H700 M520 520 H800" stroke="#f3b98e" stroke-width="7" stroke-linecap="round" opacity=".7"/>`,
  },
  workshop: {
    ...wide,
    shapes: `
      <rect width="800" height="600" fill="#dfe6e3"/><rect y="470" width="800" height="130" fill="#8d9a96"/>
      <rect x="70" y="60" width="180" height="150" fill="#bcd7e6" stroke="#90a4ae" stroke-width="8"/><path d="M160 60 V210 M70 135 H250" stroke="#90a4ae" stroke-width="6"/>
      <rect x="110" y="350" width="560" height="56" rx="8" fill="#2e7d6b"/><rect x="130" y="406" width="80" height="110" fill="#25665a"/><rect x="570" y="406" width="80" height="110" fill="#25665a"/>
      <rect x="110" y="220" width="170" height="130" rx="10" fill="#37917d"/><circle cx="285" cy="285" r="48" fill="#78909c"/><circle cx="285" cy="285" r="18" fill="#455a64"/>
      <rect x="300" y="272" width="190" height="26" fill="#cfd8dc" stroke="#90a4ae" stroke-width="3"/><path d="M490 285 L560 250 V320 Z" fill="#607d8b"/><rect x="560" y="245" width="90" height="105" rx="8" fill="#37917d"/>
      <path d="M420 500 l180 -24 l26 84 l-180 24 Z" fill="#fdfdfd" stroke="#b0bec5" stroke-width="3"/><path d="M455 515 l60 -8 l0 30 l60 -8 M470 555 l90 -12" fill="none" stroke="#1e5f8c" stroke-width="4"/>
      <rect x="660" y="500" width="90" height="30" rx="4" fill="#b0bec5"/><rect x="690" y="490" width="30" height="50" rx="4" fill="#90a4ae"/>`,
  },
  notebook: {
    ...wide,
    shapes: `
      <rect width="800" height="600" fill="#3d5a80"/><rect x="110" y="50" width="580" height="520" rx="8" fill="#fffef8"/>
      ${Array.from({ length: 17 }, (_, at) => `<path d="M110 ${80 + at * 30} H690" stroke="#c9d9ea" stroke-width="2"/>`).join('')}
      ${Array.from({ length: 19 }, (_, at) => `<path d="M${140 + at * 30} 50 V570" stroke="#c9d9ea" stroke-width="2"/>`).join('')}
      <path d="M170 60 V560" stroke="#e57373" stroke-width="3"/><path d="M200 500 H660 M230 540 V110" stroke="#263238" stroke-width="5"/>
      <path d="M240 490 C340 480 400 420 450 330 C490 250 540 180 640 160" fill="none" stroke="#1565c0" stroke-width="7"/>
      <path d="M352 500 L560 140" stroke="#d84315" stroke-width="5"/><circle cx="450" cy="330" r="12" fill="#d84315"/><path d="M450 342 V500" stroke="#78909c" stroke-width="3" stroke-dasharray="10 8"/>
      <path d="M600 560 L760 420 L780 442 L622 578 L592 584 Z" fill="#f9a825"/>`,
  },
  leaves: {
    ...wide,
    shapes: `
      <rect width="800" height="600" fill="#f6f1e4"/><rect x="40" y="36" width="720" height="528" fill="#fffdf7" stroke="#ddd2ba" stroke-width="3"/>
      <path d="M170 420 C80 330 100 190 180 100 C260 190 270 330 170 420 Z" fill="#a9713a"/><path d="M170 470 V130 M170 330 L120 280 M170 330 L224 275 M170 250 L128 205 M170 250 L214 200" stroke="#7a4d24" stroke-width="6" fill="none"/>
      <path d="M400 410 C330 400 300 330 320 270 C300 200 350 150 400 110 C450 150 500 200 480 270 C500 330 470 400 400 410 Z" fill="#7f8f3c"/><path d="M400 470 V150 M400 350 L345 300 M400 350 L458 298 M400 260 L350 220 M400 260 L450 218" stroke="#5c6a27" stroke-width="6" fill="none"/>
      <path d="M630 420 C600 380 540 380 550 320 C520 260 580 250 570 190 C610 190 620 140 636 100 C652 140 664 190 700 190 C690 250 750 260 716 320 C726 380 664 380 630 420 Z" fill="#c2553a"/><path d="M632 475 V140" stroke="#8e3a25" stroke-width="6"/>
      <path d="M120 510 h100 M350 510 h104 M580 510 h108 M140 530 h60 M370 530 h60 M600 530 h70" stroke="#9e9e9e" stroke-width="5" stroke-linecap="round"/>`,
  },
  doors: {
    ...wide,
    shapes: `
      <rect width="800" height="600" fill="#bfe0ee"/><rect y="490" width="800" height="110" fill="#c7bfa9"/><rect x="150" y="90" width="500" height="410" fill="#efe3cc"/><path d="M120 100 L400 20 L680 100 Z" fill="#b4573c"/>
      <rect x="300" y="230" width="200" height="270" fill="#4a3a2c"/><path d="M300 230 L220 255 V520 L300 500 Z M500 230 L580 255 V520 L500 500 Z" fill="#8c5a35"/>
      <path d="M300 500 H500 L560 600 H240 Z" fill="#f6d47a"/><rect x="185" y="140" width="80" height="70" fill="#8fc1d9"/><rect x="535" y="140" width="80" height="70" fill="#8fc1d9"/>
      <path d="M240 300 C330 350 470 350 560 300" fill="none" stroke="#1f9aa8" stroke-width="14"/>
      <rect x="66" y="380" width="18" height="120" fill="#6d4c33"/><circle cx="75" cy="330" r="62" fill="#5d9b53"/><rect x="716" y="380" width="18" height="120" fill="#6d4c33"/><circle cx="725" cy="320" r="70" fill="#4f8d49"/>`,
  },
  trail: {
    ...wide,
    shapes: `
      <rect width="800" height="600" fill="#cfe6f3"/><path d="M180 330 L430 70 L680 330 Z" fill="#8fa3b5"/><path d="M430 70 L345 160 L395 150 L430 195 L470 150 L515 160 Z" fill="#fff"/>
      <path d="M0 330 C150 250 260 300 400 330 C540 360 660 270 800 300 V600 H0 Z" fill="#6f9a6a"/><path d="M0 460 C200 400 420 450 800 400 V600 H0 Z" fill="#557f4f"/>
      <path d="M330 600 C360 520 520 500 470 440 C430 390 380 380 420 335" fill="none" stroke="#e3cfa0" stroke-width="34" stroke-linecap="round"/>
      ${[
        [90, 300],
        [170, 350],
        [620, 290],
        [700, 330],
        [560, 370],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<path d="M${x} ${y - 90} l46 90 h-92 Z M${x} ${y - 40} l58 100 h-116 Z" fill="#2f5d46"/><rect x="${x - 7}" y="${y + 58}" width="14" height="26" fill="#5d4037"/>`,
        )
        .join('')}
      <ellipse cx="600" cy="110" rx="90" ry="26" fill="#fff" opacity=".85"/><ellipse cx="200" cy="150" rx="110" ry="28" fill="#fff" opacity=".7"/>`,
  },
  stage: {
    ...wide,
    shapes: `
      <rect width="800" height="600" fill="#231a2b"/><rect y="470" width="800" height="130" fill="#7a5233"/><path d="M0 470 H800" stroke="#a2764f" stroke-width="8"/>
      <path d="M250 40 L190 500 H390 Z M560 40 L430 510 H660 Z" fill="#ffe9a8" opacity=".35"/><ellipse cx="290" cy="505" rx="110" ry="28" fill="#ffefc0"/><ellipse cx="545" cy="512" rx="122" ry="30" fill="#ffefc0"/>
      <path d="M0 0 H190 C170 180 120 330 130 480 H0 Z M800 0 H610 C630 180 680 330 670 480 H800 Z" fill="#a32035"/>
      <path d="M40 0 C50 200 30 350 40 480 M100 0 C100 180 70 330 80 480 M700 0 C700 180 730 330 720 480 M760 0 C750 200 770 350 760 480" stroke="#7c1526" stroke-width="10" fill="none"/>
      <path d="M0 0 H800 V60 C700 110 620 60 540 90 C460 120 340 120 260 90 C180 60 100 110 0 60 Z" fill="#b92a41"/>`,
  },
  steppe: {
    ...tall,
    shapes: `
      <linearGradient id="s" x2="0" y2="1"><stop stop-color="#274b78"/><stop offset="1" stop-color="#f6b26b"/></linearGradient><rect width="600" height="900" fill="url(#s)"/>
      <circle cx="380" cy="560" r="90" fill="#ffd9a0"/><path d="M0 620 C200 560 380 640 600 590 V900 H0 Z" fill="#7b6a3a"/><path d="M0 720 C220 680 400 760 600 700 V900 H0 Z" fill="#55502c"/>
      ${Array.from({ length: 22 }, (_, at) => `<path d="M${15 + at * 27} 900 q${at % 2 ? 14 : -12} -90 ${at % 3 ? 20 : -6} -150" stroke="#b8a45c" stroke-width="4" fill="none"/>`).join('')}
      <path d="M90 210 q22 -22 44 0 q22 -22 44 0 M220 150 q16 -16 32 0 q16 -16 32 0" stroke="#f2f2f2" stroke-width="5" fill="none"/>`,
  },
  bench: {
    ...tall,
    shapes: `
      <rect width="600" height="900" fill="#e9e4da"/><rect y="600" width="600" height="300" fill="#b98a5e"/><rect x="60" y="80" width="480" height="330" fill="#a8c7a0"/><rect x="60" y="80" width="480" height="330" fill="none" stroke="#7c5a3a" stroke-width="18"/>
      <path d="M120 340 L220 200 L300 290 L380 170 L490 340 Z" fill="#e8f0e4"/><rect x="110" y="560" width="160" height="90" rx="10" fill="#37474f"/><circle cx="150" cy="650" r="30" fill="#222"/><circle cx="230" cy="650" r="30" fill="#222"/>
      <rect x="140" y="500" width="90" height="60" rx="8" fill="#ef6c35"/><circle cx="165" cy="528" r="12" fill="#fff"/><circle cx="207" cy="528" r="12" fill="#fff"/><path d="M186 500 V460" stroke="#37474f" stroke-width="6"/><circle cx="186" cy="452" r="10" fill="#e53935"/>
      <path d="M330 690 h180 M350 740 h140" stroke="#8d6239" stroke-width="10" stroke-linecap="round"/><rect x="350" y="590" width="150" height="40" rx="6" fill="#90a4ae"/><path d="M360 590 l40 -70 h60 l30 70 Z" fill="#607d8b"/>`,
  },
  waves: {
    ...square,
    shapes: `<rect width="280" height="280" fill="#005a70"/><path d="M0 110 C70 60 100 150 150 110 S230 70 280 110 M0 190 C70 140 100 230 150 190 S230 150 280 190" fill="none" stroke="#fff" stroke-width="20"/>`,
  },
  bars: {
    ...square,
    shapes: `<rect width="280" height="280" fill="#124a2f"/><path d="M60 220 V160 h40 v60 Z M120 220 V120 h40 v100 Z M180 220 V70 h40 v150 Z" fill="#fff"/>`,
  },
  bubble: {
    ...square,
    shapes: `<rect width="280" height="280" fill="#7f1d16"/><path d="M50 70 H230 V210 H120 L80 250 V210 H50 Z" fill="#fdf0c9"/>`,
  },
  chip: {
    ...square,
    shapes: `<rect width="280" height="280" fill="#12272d"/><path d="M140 50 v60 M70 140 h140 v80 H70 Z" stroke="#fff" stroke-width="20" fill="none"/>`,
  },
  house: {
    ...square,
    shapes: `<rect width="280" height="280" fill="#f3e3c3"/><path d="M50 140 L140 60 L230 140 M80 120 V220 H200 V120" fill="none" stroke="#6a3f1d" stroke-width="18"/><path d="M125 220 v-60 h30 v60" fill="#6a3f1d"/>`,
  },
  flask: {
    ...square,
    shapes: `<rect width="280" height="280" fill="#3a2c63"/><path d="M115 60 h50 v60 l60 100 H55 l60 -100 Z" fill="none" stroke="#fff" stroke-width="16"/><path d="M85 190 h110 l18 30 H67 Z" fill="#9fe0c4"/>`,
  },
  lamp: {
    ...square,
    shapes: `<rect width="280" height="280" fill="#2b2b2b"/><path d="M100 220 h80 v-120 a40 40 0 0 0 -80 0 Z" fill="none" stroke="#fff" stroke-width="16"/><circle cx="140" cy="150" r="24" fill="#ffd45c"/>`,
  },
  leaf: {
    ...square,
    shapes: `<rect width="280" height="280" fill="#dcebd3"/><path d="M70 210 C60 110 120 60 220 60 C220 160 170 220 70 210 Z" fill="#2f6b3c"/><path d="M60 230 L170 110" stroke="#dcebd3" stroke-width="12"/>`,
  },
  mask: {
    ...square,
    shapes: `<rect width="280" height="280" fill="#5a1736"/><path d="M60 70 h160 v70 a80 90 0 0 1 -160 0 Z" fill="#fdf0c9"/><circle cx="105" cy="120" r="15" fill="#5a1736"/><circle cx="175" cy="120" r="15" fill="#5a1736"/><path d="M100 165 q40 40 80 0" fill="none" stroke="#5a1736" stroke-width="12"/>`,
  },
  shirt: {
    ...square,
    shapes: `<rect width="280" height="280" fill="#1d3f6e"/><path d="M95 70 q45 40 90 0 l55 35 -25 45 -30 -15 V220 H95 V135 l-30 15 -25 -45 Z" fill="#fff"/>`,
  },
  flood: {
    ...banner,
    shapes: `<rect width="1500" height="280" fill="#d9e6d2"/><path d="M0 90 C260 40 420 150 720 100 S1180 40 1500 120 V280 H0 Z" fill="#b8d3a4"/><path d="M0 170 C300 120 520 230 820 170 S1240 120 1500 190 L1500 230 C1240 170 1120 250 820 220 S300 170 0 220 Z" fill="#1f7f9c"/><path d="M560 120 v40 M900 100 v50 M1180 130 v40" stroke="#7f1d16" stroke-width="12"/>`,
  },
  greenhouse: {
    ...banner,
    shapes: `<rect width="1500" height="280" fill="#e5f0ee"/><path d="M0 280 V120 L190 40 L380 120 V280 M380 280 V120 L570 40 L760 120 V280 M760 280 V120 L950 40 L1140 120 V280 M1140 280 V120 L1330 40 L1500 115 V280" fill="none" stroke="#5d8f86" stroke-width="10"/><path d="M60 280 q30 -110 60 0 q30 -90 60 0 M460 280 q30 -120 60 0 q30 -80 60 0 M860 280 q30 -100 60 0 q30 -110 60 0 M1240 280 q30 -120 60 0" fill="#3f7a3a"/>`,
  },
} satisfies Record<string, Drawing>

export type DrawingName = keyof typeof drawings

/** The site blocks SVG in uploads (`outside/pictures`); the seed unblocks it while it renders its own drawings. */
const ofLines = { operation: ['VipsForeignLoadSvgBuffer'] }

/** Scale at which a drawing is as wide as a post on the page. Smaller pictures are stored faster. */
const SCALE = 0.8

/** Renders a drawing as PNG. */
export async function draw(name: DrawingName): Promise<Buffer> {
  const { width, height, shapes } = drawings[name]
  const size = `width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`
  sharp.unblock(ofLines)
  try {
    return await sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer()
  } finally {
    sharp.block(ofLines)
  }
}
