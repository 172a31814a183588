/** The words of design: `slug` lines, each followed by one line per language; `~` marks a word that says little by itself. */
export const DESIGN_CREATIVE = `
design-creative
en design, graphic design, graphic designer, ~designer, ~creative, ~visual design, ~artwork, branding and design
de Grafikdesign, Gestaltung, Grafiker, ~Design, ~Designerin, ~Gestalter, ~Gestalterin
fr graphisme, graphiste, design graphique
es diseño gráfico, diseñador gráfico, ~diseño, ~diseñador, ~diseñadora
pt design gráfico, designer gráfico
it grafica, grafico, progettazione grafica
nl grafisch ontwerp, vormgeving, ~ontwerp, ~ontwerper, ~vormgever
ja デザイン, グラフィックデザイン
zh 设计, 平面设计, 設計, 平面設計
ar تصميم, تصميم جرافيك, مصمم جرافيك
hi डिज़ाइन, ग्राफिक डिज़ाइन

logo-design
en logo, logotype, logo maker, logo mark, wordmark, monogram, emblem, brand mark, company logo, vector logo, mascot logo, crest
de Logodesign, Logo, Logo erstellen, Firmenlogo, Signet
fr création de logo, logo, logotype, conception de logo
es diseño de logotipos, logotipo, logo, logotipos
pt criação de logotipo, logotipo, logomarca, logo
it creazione logo, logo, logo aziendale, marchio grafico
nl logo ontwerp, logo laten maken, beeldmerk
ja ロゴデザイン, ロゴ, ロゴ制作, ロゴ作成
zh 标志设计, logo设计, 商标设计图, 標誌設計, 徽标设计
ar تصميم شعار, تصميم شعارات, شعار, لوغو, لوجو
hi लोगो डिज़ाइन, लोगो, लोगो बनाना

brand-identity-design
en branding, brand identity, visual identity, corporate identity, corporate design, brand guidelines, brand book, style guide, rebrand, rebranding, ci design
de Markenidentität, Corporate Design, Markendesign, Erscheinungsbild, Branding
fr identité visuelle, identité de marque, charte graphique
es identidad de marca, identidad visual, identidad corporativa, imagen corporativa
pt identidade visual, identidade de marca, manual da marca
it identità visiva, immagine coordinata, brand identity
nl huisstijl, huisstijl ontwerp, merkidentiteit
ja ブランドデザイン, ビジュアルアイデンティティ, ブランディング
zh 品牌设计, 品牌形象设计, 视觉识别, VI设计
ar هوية بصرية, تصميم هوية بصرية, هوية العلامة التجارية
hi ब्रांड पहचान डिज़ाइन, ब्रांडिंग

ui-design
en ui, user interface, interface design, gui, app screens, mockup, mock up, ui kit, screen design, dashboard design, figma design
de UI-Design, Oberflächengestaltung, Benutzeroberfläche, Screendesign
fr design d'interface, interface utilisateur, maquette
es diseño de interfaz, interfaz de usuario, diseño UI
pt design de interface, interface do usuário
it design dell'interfaccia, interfaccia utente
nl interfaceontwerp, gebruikersinterface
ja UIデザイン, 画面デザイン, UIデザイナー
zh 界面设计, UI设计, 用户界面
ar تصميم واجهات, تصميم واجهة المستخدم
hi यूआई डिज़ाइन, इंटरफ़ेस डिज़ाइन

ux-design
en ux, user experience, wireframe, wireframes, user flow, product design, product designer, customer journey map, usability, ux ui, ui ux, ux audit, ux review, usability review
de UX-Design, Nutzererlebnis, Benutzererfahrung, Produktdesigner digital
fr design UX, expérience utilisateur, ergonomie web
es diseño UX, experiencia de usuario
pt design UX, experiência do usuário
it design UX, esperienza utente
nl UX-ontwerp, gebruikerservaring
ja UXデザイン, ユーザー体験
zh 用户体验设计, UX设计, 交互设计
ar تصميم تجربة المستخدم, تجربة المستخدم
hi यूएक्स डिज़ाइन, यूज़र एक्सपीरियंस

ux-research
en user research, usability test, usability testing, user testing, user interviews, user tests, design research, ux audit
de Nutzerforschung, Usability-Test, UX-Forschung
fr recherche utilisateur, test utilisateur, tests d'utilisabilité
es investigación de usuarios, pruebas de usabilidad
pt pesquisa com usuários, teste de usabilidade
it ricerca utenti, test di usabilità
nl gebruikersonderzoek, usability onderzoek
ja UXリサーチ, ユーザー調査, ユーザビリティテスト
zh 用户研究, 可用性测试
ar بحث تجربة المستخدم, اختبار قابلية الاستخدام
hi यूएक्स रिसर्च, उपयोगकर्ता अनुसंधान

web-design
en website design, web designer, landing page, landing page design, homepage design, website redesign, webflow, framer, squarespace, wix, site design, web page design
de Webdesign, Homepage-Design, Webseite gestalten, Webseitengestaltung, Webseite, Webauftritt, Homepage
fr conception de site web, webdesign, création de site internet, design de site, site web, site internet
es diseño web, diseño de páginas web, diseño de sitios, página web, sitio web
pt web design, design de sites, criação de sites, página web
it web design, creazione siti web, progettazione siti, sito web, sito internet
nl webdesign, website ontwerp, website laten ontwerpen
ja ウェブデザイン, Webデザイン, ホームページデザイン
zh 网页设计, 网站设计, 網頁設計
ar تصميم مواقع, تصميم مواقع الويب, تصميم موقع
hi वेब डिज़ाइन, वेबसाइट डिज़ाइन

mobile-app-design
en app design, mobile design, ios design, android design, app ui, app mockup, app screens design
de App-Design, Gestaltung mobiler Apps
fr design d'application mobile, maquette d'application
es diseño de aplicaciones móviles, diseño de apps
pt design de aplicativos, design de app
it design di app, progettazione app mobile
nl app ontwerp, mobiele app ontwerpen
ja アプリデザイン, モバイルアプリデザイン
zh 移动应用设计, APP设计, 手机应用设计
ar تصميم تطبيقات الجوال, تصميم تطبيق
hi मोबाइल ऐप डिज़ाइन, ऐप डिज़ाइन

design-systems
en design system, component library, ui library, pattern library, design tokens
de Designsystem, Komponentenbibliothek
fr système de design, bibliothèque de composants
es sistema de diseño, biblioteca de componentes
pt sistema de design, biblioteca de componentes
it sistema di design, libreria di componenti
nl ontwerpsysteem, designsysteem
ja デザインシステム
zh 设计系统, 组件库
ar نظام التصميم, أنظمة التصميم
hi डिज़ाइन सिस्टम

interactive-prototyping
en prototype, prototyping, clickable prototype, figma prototype, interactive mockup, app prototype
de Prototyping, Klickdummy, interaktiver Prototyp
fr prototypage, prototype interactif, maquette cliquable
es prototipado, prototipo interactivo
pt prototipagem, protótipo interativo
it prototipazione, prototipo interattivo
nl prototype maken, interactief prototype
ja プロトタイプ, プロトタイピング
zh 交互原型, 原型设计
ar نموذج أولي تفاعلي, نماذج أولية
hi प्रोटोटाइप, इंटरैक्टिव प्रोटोटाइपिंग

packaging-label-design
en packaging, packaging design, package design, label, label design, product packaging, box design, bottle label, dieline
de Verpackungsdesign, Etikettendesign, Verpackung, Etikett
fr packaging, design d'emballage, étiquette, design d'étiquettes
es diseño de packaging, diseño de envases, etiquetas, diseño de empaques
pt design de embalagem, rótulos, embalagens
it packaging design, etichette, design confezioni
nl verpakkingsontwerp, etiketontwerp, verpakking
ja パッケージデザイン, ラベルデザイン
zh 包装设计, 标签设计, 包裝設計
ar تصميم تغليف, تصميم عبوات, تصميم ملصقات
hi पैकेजिंग डिज़ाइन, लेबल डिज़ाइन

brochure-flyer-design
en brochure, flyer, leaflet, pamphlet, poster, poster design, flier, menu design, postcard, print design, catalog design
de Flyer, Broschüre, Prospekt, Flyerdesign, Plakat, Plakatgestaltung
fr brochure, dépliant, prospectus, affiche, flyer
es folleto, diseño de folletos, volante, tríptico, cartel, póster
pt folheto, panfleto, folder, cartaz, flyer
it volantino, brochure, pieghevole, locandina, manifesto
nl folder, flyer ontwerp, brochure ontwerp, poster ontwerp, affiche
ja チラシデザイン, パンフレット, フライヤー, ポスター
zh 宣传册设计, 传单, 海报设计, 海报, 宣传单
ar تصميم بروشور, تصميم فلاير, منشور دعائي, ملصق إعلاني
hi ब्रोशर डिज़ाइन, फ्लायर, पोस्टर

stationery-design
en business card, business cards, letterhead, stationery, visiting card, name card, envelope design
de Visitenkarte, Visitenkarten, Briefpapier, Geschäftsausstattung
fr carte de visite, papeterie, papier à en-tête
es tarjeta de presentación, tarjetas de visita, papelería corporativa
pt cartão de visita, papelaria, papel timbrado
it biglietto da visita, biglietti da visita, carta intestata
nl visitekaartje, visitekaartjes, briefpapier
ja 名刺, 名刺デザイン, 封筒デザイン
zh 名片设计, 名片, 信纸设计
ar بطاقة عمل, تصميم بطاقات العمل, كرت شخصي
hi विज़िटिंग कार्ड, बिज़नेस कार्ड, स्टेशनरी डिज़ाइन

book-cover-design
en book cover, ebook cover, kdp cover, novel cover, book jacket, cover designer
de Buchcover, Buchumschlag, Coverdesign, Einbandgestaltung
fr couverture de livre, couverture d'ebook
es portada de libro, diseño de portadas, cubierta de libro
pt capa de livro, capa de ebook
it copertina libro, copertine di libri
nl boekomslag, boekcover
ja ブックカバー, 書籍カバー, 表紙デザイン, 装丁
zh 书籍封面设计, 封面设计, 书封
ar تصميم غلاف كتاب, غلاف كتاب
hi बुक कवर डिज़ाइन, पुस्तक आवरण

editorial-layout
en typesetting, layout, page layout, magazine design, book layout, book formatting, indesign, desktop publishing, dtp, report design, annual report, ebook formatting
de Satz, Buchsatz, Layout, Magazinlayout, Editorial Design
fr mise en page, maquette de magazine, composition
es maquetación, maquetación de libros, diseño editorial
pt diagramação, diagramação de livro, projeto editorial
it impaginazione, layout editoriale, impaginazione libri
nl opmaak, boekopmaak, tijdschrift opmaak
ja エディトリアルデザイン, 組版, DTP, 雑誌レイアウト
zh 排版设计, 排版, 杂志排版, 版式设计
ar تنسيق كتب, إخراج صحفي, تصميم مجلات
hi पुस्तक लेआउट, पत्रिका लेआउट, पेज लेआउट

presentation-design
en pitch deck, pitchdeck, slides, slide deck, powerpoint, ppt, keynote, presentation, investor deck, google slides, slide design, sales deck
de Präsentation, PowerPoint-Präsentation, Präsentationsdesign, Folien
fr présentation PowerPoint, conception de présentation, diaporama, présentation
es presentación, diseño de presentaciones, diapositivas
pt apresentação, design de apresentação, slides
it presentazione, presentazioni PowerPoint, diapositive
nl presentatie, presentatie ontwerp, powerpoint presentatie
ja プレゼン資料, プレゼンテーションデザイン, スライド作成, パワーポイント
zh PPT设计, PPT制作, 演示文稿, 幻灯片
ar تصميم عروض تقديمية, عرض تقديمي, بوربوينت
hi प्रेजेंटेशन डिज़ाइन, पावरपॉइंट, प्रस्तुति

infographic-design
en infographic, infographics, data graphic, diagram design, information design, chart design
de Infografik, Infografiken, Schaubild
fr infographie, infographies
es infografía, infografías
pt infográfico, infográficos
it infografica, infografiche
nl infographic, infografieken
ja インフォグラフィック, 図解
zh 信息图, 信息图表设计, 資訊圖表
ar إنفوجرافيك, تصميم إنفوجرافيك
hi इन्फोग्राफिक, इन्फोग्राफिक डिज़ाइन

social-media-graphics
en social media design, instagram post design, instagram template, thumbnail, youtube thumbnail, canva, social media posts design, carousel design, story template, channel art, cover image
de Social-Media-Grafiken, Instagram-Vorlagen, Vorschaubild
fr visuels réseaux sociaux, miniature YouTube, visuels Instagram
es gráficos para redes sociales, miniatura de YouTube, plantillas de Instagram
pt artes para redes sociais, thumbnail, posts para Instagram
it grafiche social, grafica per social media, miniature YouTube
nl social media graphics, instagram afbeeldingen, thumbnail ontwerp
ja SNS画像, サムネイル, サムネイル作成, インスタ投稿デザイン
zh 社交媒体图片设计, 缩略图, 小红书封面
ar تصاميم سوشيال ميديا, تصميم منشورات, صورة مصغرة
hi सोशल मीडिया ग्राफिक्स, थंबनेल

banner-ad-design
en banner, web banner, display ad design, ad banner, ad creative, ad creatives, billboard, display banner, html5 banner
de Werbebanner, Banner, Bannerdesign, Anzeigengestaltung
fr bannière publicitaire, bannière web
es banner publicitario, diseño de banners, valla publicitaria
pt banner publicitário, criação de banners
it banner pubblicitario, grafica pubblicitaria
nl banner ontwerp, advertentiebanner
ja バナー, バナー広告, バナーデザイン, バナー制作
zh 横幅广告设计, 广告设计, banner设计
ar تصميم بنر, إعلان بنر, لافتة إعلانية
hi बैनर डिज़ाइन, विज्ञापन बैनर

email-template-design
en email template, email design, newsletter template, html email, newsletter design, email signature, mailchimp template
de E-Mail-Vorlage, Newsletter-Vorlage, Newsletterdesign
fr modèle d'e-mail, template newsletter, design d'e-mailing
es plantilla de correo, plantilla de email, diseño de newsletter
pt template de e-mail, modelo de e-mail marketing
it template email, modello newsletter
nl e-mailtemplate, nieuwsbrief template
ja メールテンプレート, メールデザイン
zh 邮件模板设计, 电子邮件模板
ar قالب بريد إلكتروني, تصميم نشرة بريدية
hi ईमेल टेम्पलेट डिज़ाइन

icon-design
en icon, icons, icon set, app icon, svg icons, pictogram, favicon
de Icon-Design, Symbolgestaltung, Piktogramme, Icons
fr création d'icônes, icônes, pictogrammes
es diseño de iconos, iconos, pictogramas
pt design de ícones, ícones
it icone, creazione icone, pittogrammi
nl iconen ontwerp, iconen, pictogrammen
ja アイコン, アイコンデザイン, アイコン制作
zh 图标设计, 图标
ar تصميم أيقونات, أيقونات
hi आइकन डिज़ाइन, आइकन

typeface-design
en font, fonts, typeface, type design, font design, custom font, typography, lettering font, font maker, type designer
de Schriftgestaltung, Schriftart, Schriftdesign, Typografie
fr création de police, police de caractères, typographie
es diseño de tipografía, tipografía, fuente tipográfica
pt design de fontes, fonte tipográfica, tipografia
it disegno di caratteri, font personalizzato, tipografia
nl lettertype, lettertype ontwerp, typografie
ja 書体デザイン, フォント, フォント制作, タイポグラフィ
zh 字体设计, 字体
ar تصميم خطوط, خط طباعي, تايبوغرافي
hi फ़ॉन्ट डिज़ाइन, फ़ॉन्ट, टाइपफेस

t-shirt-merchandise-design
en t shirt, tshirt, tee shirt, merch, merchandise, apparel graphics, shirt design, hoodie design, print on demand, pod design, sticker design, embroidery digitizing, mug design
de T-Shirt-Design, Merchandise, Merchandising-Artikel, Shirt-Motiv
fr design de t-shirt, produits dérivés, goodies
es diseño de camisetas, camisetas, mercancía, merchandising
pt design de camisetas, estampas, camisetas
it grafica magliette, magliette, merchandising
nl t-shirt ontwerp, shirt bedrukken ontwerp
ja Tシャツデザイン, グッズデザイン
zh T恤设计, 周边设计
ar تصميم تيشيرت, تصميم قمصان
hi टी-शर्ट डिज़ाइन, मर्चेंडाइज़

fashion-design
en fashion designer, clothing design, apparel design, tech pack, garment design, pattern making, sewing pattern, clothing line, shoe design
de Modedesign, Kleidung entwerfen, Schnittmuster
fr stylisme, design de mode, patronage, styliste de mode
es diseño de moda, diseño de ropa, patronaje
pt design de moda, estilista, modelagem de roupas
it design di moda, stilista di moda, cartamodello
nl modeontwerp, kledingontwerp, patroontekenen
ja ファッションデザイン, 服飾デザイン, パターンメイキング
zh 服装设计, 时装设计
ar تصميم أزياء, مصمم أزياء
hi फैशन डिज़ाइन, कपड़े डिज़ाइन

surface-pattern-design
en pattern design, seamless pattern, textile design, fabric design, wallpaper design, repeat pattern, textile pattern
de Musterdesign, Textildesign, Rapportmuster, Tapetendesign
fr motifs textiles, design textile, motif répétitif
es diseño de estampados, patrones textiles, diseño textil
pt design de estampas, design de superfície, estamparia
it design di pattern, disegno tessile, motivi per tessuti
nl patroonontwerp, dessin ontwerp, textielontwerp
ja パターンデザイン, テキスタイルデザイン, 柄デザイン
zh 图案设计, 面料图案设计, 印花设计
ar تصميم نقوش, تصميم أقمشة
hi पैटर्न डिज़ाइन, टेक्सटाइल डिज़ाइन

industrial-design
en product design physical, industrial designer, physical product design, invention design, prototype product, solidworks, hardware design, furniture design, product concept
de Industriedesign, Produktdesign, Möbeldesign
fr design industriel, design produit, conception de produits
es diseño industrial, diseño de producto
pt design industrial, desenho industrial, design de produto
it design industriale, progettazione prodotto
nl industrieel ontwerp, productontwerp
ja 工業デザイン, プロダクトデザイン, インダストリアルデザイン
zh 工业设计, 产品设计, 工業設計
ar تصميم صناعي, تصميم منتجات
hi औद्योगिक डिज़ाइन, उत्पाद डिज़ाइन

cad-drafting
en cad, autocad, technical drawing, drafting, cad drawing, 3d printing model, stl, blueprint, cad designer, draftsman, mechanical drawing, fusion 360
de CAD-Zeichnung, technische Zeichnung, technischer Zeichner, CAD
fr dessin CAO, dessin technique, dessinateur industriel, plans techniques
es dibujo CAD, dibujo técnico, delineante, planos
pt desenho técnico, desenho CAD, projetista CAD
it disegno CAD, disegno tecnico, disegnatore CAD
nl CAD tekening, technisch tekenen, technisch tekenaar
ja CAD図面, 製図, 図面作成
zh CAD制图, 工程制图, 机械制图
ar رسم كاد, أوتوكاد, رسم هندسي
hi कैड ड्राफ्टिंग, ऑटोकैड, तकनीकी ड्राइंग

architectural-design
en architect, architecture, house plan, house design, floor plan, building design, permit drawings, home addition, revit
de Architektur, Architekt, Bauplan, Grundriss, Hausplanung
fr architecture, architecte, plan de maison, permis de construire
es arquitectura, arquitecto, plano de casa, planos de vivienda
pt arquitetura, arquiteto, planta de casa, projeto arquitetônico
it architettura, architetto, progetto casa, planimetria
nl architectuur, architect, bouwtekening, plattegrond
ja 建築設計, 建築家, 間取り図
zh 建筑设计, 建筑师, 户型图
ar تصميم معماري, مهندس معماري, مخطط منزل
hi वास्तुकला डिज़ाइन, आर्किटेक्ट, घर का नक्शा

interior-design
en interior designer, interior decorating, home decor, room design, home design, kitchen design, office interior, home staging, room makeover, decorator
de Innenarchitektur, Raumgestaltung, Inneneinrichtung, Innenarchitekt
fr décoration d'intérieur, architecture d'intérieur, décorateur
es diseño de interiores, decoración de interiores, interiorismo
pt design de interiores, decoração de interiores
it design d'interni, arredamento, architetto d'interni
nl interieurontwerp, binnenhuisarchitect, interieurdesign
ja インテリアデザイン, 内装デザイン
zh 室内设计, 装修设计, 室內設計
ar تصميم داخلي, ديكور, مصمم ديكور
hi इंटीरियर डिज़ाइन, आंतरिक सज्जा

landscape-design
en landscape architect, landscaping, garden design, backyard design, yard design, planting plan, patio design
de Landschaftsgestaltung, Gartengestaltung, Gartenplanung, Landschaftsarchitektur
fr aménagement paysager, paysagiste, conception de jardin
es diseño de jardines, paisajismo, diseño paisajístico
pt paisagismo, projeto de jardim, paisagista
it progettazione giardini, architettura del paesaggio, paesaggista
nl tuinontwerp, landschapsontwerp, tuinarchitect
ja ランドスケープデザイン, 庭園設計, ガーデンデザイン
zh 景观设计, 花园设计, 庭院设计
ar تصميم حدائق, تنسيق حدائق
hi लैंडस्केप डिज़ाइन, बगीचा डिज़ाइन

signage-wayfinding-design
en signage, sign design, shop sign, storefront sign, trade show booth, exhibition stand, vehicle wrap, car wrap, roll up banner, wayfinding, booth design
de Beschilderung, Leitsystem, Messestand, Fahrzeugbeschriftung, Ladenschild
fr signalétique, enseigne, stand d'exposition, habillage de véhicule
es señalética, rótulos, stand de feria, rotulación
pt sinalização, fachada de loja, estande de feira, placas
it segnaletica, insegne, stand fieristico, insegna
nl bewegwijzering, signing, beursstand, gevelreclame
ja サインデザイン, 看板デザイン, 看板
zh 标识设计, 导视设计, 招牌设计, 展台设计
ar تصميم لافتات, لوحات إرشادية, تصميم أجنحة معارض
hi साइनेज डिज़ाइन, साइन बोर्ड
`;
