/** The words of marketing; the notation is that of `design-creative`. */
export const MARKETING_GROWTH = `
marketing-growth
en marketing, digital marketing, online marketing, marketer, marketing consultant, marketing consulting, marketing advisor, marketing expert, marketing freelancer, advertising, ads, ~promotion, ~traffic, ~growth, more customers, marketing agency
de Marketing, Online-Marketing, Werbung, digitales Marketing
fr marketing, marketing digital, publicité
es marketing, marketing digital, publicidad, mercadotecnia
pt marketing, marketing digital, publicidade
it marketing, marketing digitale, pubblicità
nl marketing, online marketing, reclame
ja マーケティング, デジタルマーケティング, 広告, 集客
zh 营销, 数字营销, 市场营销, 推广, 行銷
ar تسويق, تسويق رقمي, تسويق إلكتروني, إعلانات
hi मार्केटिंग, डिजिटल मार्केटिंग, विज्ञापन, विपणन

seo-strategy
en seo, search engine optimization, keyword research, seo audit, rank on google, google ranking, seo expert, organic traffic, on page seo, seo consultant, serp
de SEO, Suchmaschinenoptimierung, Keyword-Recherche, Google-Ranking
fr référencement naturel, SEO, stratégie SEO, audit SEO
es posicionamiento web, SEO, estrategia SEO, posicionamiento en buscadores
pt otimização para buscadores, SEO, estratégia de SEO
it posizionamento sui motori di ricerca, SEO, strategia SEO
nl zoekmachineoptimalisatie, SEO, zoekwoordonderzoek
ja SEO対策, 検索エンジン最適化, キーワード調査
zh 搜索引擎优化, SEO优化, 关键词研究, 网站排名
ar سيو, تحسين محركات البحث, كلمات مفتاحية
hi एसईओ, सर्च इंजन अनुकूलन, कीवर्ड रिसर्च

technical-seo
en core web vitals, page speed, site speed, schema markup, structured data, crawl errors, indexing, sitemap, search console, hreflang, site audit, not indexed
de technisches SEO, Ladezeit, Indexierung, strukturierte Daten
fr SEO technique, vitesse du site, indexation, données structurées
es SEO técnico, velocidad web, indexación, datos estructurados
pt SEO técnico, velocidade do site, indexação
it SEO tecnica, velocità del sito, indicizzazione
nl technische SEO, websitesnelheid, indexering
ja テクニカルSEO, サイト速度改善, インデックス登録, 構造化データ
zh 技术SEO, 网站速度优化, 网站收录
ar سيو تقني, سرعة الموقع, أرشفة الموقع
hi तकनीकी एसईओ, वेबसाइट स्पीड, इंडेक्सिंग

local-seo
en google my business, gmb, google business profile, google maps ranking, local citations, map pack, local search, google reviews, local ranking
de lokales SEO, Google-Unternehmensprofil, Google Maps Ranking
fr SEO local, référencement local, fiche Google
es SEO local, posicionamiento local, Google Maps negocio
pt SEO local, Google Meu Negócio, perfil da empresa no Google
it SEO locale, scheda Google, posizionamento locale
nl lokale SEO, lokale vindbaarheid, Google-bedrijfsprofiel
ja ローカルSEO, MEO対策, MEO, Googleビジネスプロフィール
zh 本地SEO, 谷歌商家, 本地搜索优化
ar سيو محلي, خرائط جوجل, نشاطي التجاري على جوجل
hi लोकल एसईओ, गूगल माई बिज़नेस

link-building
en backlinks, backlink, guest posting, link outreach, off page seo, domain authority, digital pr links, white hat links, toxic backlinks, disavow
de Linkaufbau, Backlinks, Gastbeiträge
fr netlinking, backlinks, création de liens
es construcción de enlaces, enlaces entrantes, backlinks
pt construção de links, backlinks
it costruzione di link, backlink
nl linkbuilding, backlinks
ja 被リンク, リンクビルディング, 被リンク獲得
zh 外链, 外链建设, 反向链接, 友情链接
ar بناء الروابط, باك لينك, روابط خلفية
hi लिंक बिल्डिंग, बैकलिंक

answer-engine-optimization
en aeo, geo optimization, generative engine optimization, llm seo, ai seo, ai search, chatgpt seo, ai overviews, llms txt, ai visibility, rank in chatgpt
de KI-Suche Optimierung, KI-Sichtbarkeit, Antwortmaschinen
fr référencement IA, optimisation pour moteurs de réponse
es optimización para motores de respuesta, SEO para IA
pt otimização para motores de resposta, SEO para IA
it ottimizzazione per motori di risposta, SEO per IA
nl AI-zoekoptimalisatie, zichtbaarheid in ChatGPT
ja AI検索最適化, AIO対策, LLMO, 生成AI検索対策
zh 生成式引擎优化, AI搜索优化, GEO优化
ar تحسين محركات الإجابة, الظهور في ChatGPT
hi एआई सर्च अनुकूलन, आंसर इंजन अनुकूलन

google-ads-management
en google ads, adwords, ppc, sem, search ads, pay per click, google shopping ads, performance max, pmax, google ppc, roas, cpc, cost per click, youtube ads, paid search, bing ads, google campaign
de Google Ads, Google Werbung, Suchmaschinenwerbung, SEA
fr Google Ads, publicité Google, référencement payant
es Google Ads, anuncios en Google, publicidad en Google
pt Google Ads, anúncios no Google, gestor de tráfego
it Google Ads, pubblicità su Google, campagne Google
nl Google Ads, Google-advertenties, zoekmachineadverteren
ja Google広告, リスティング広告, リスティング広告運用, 検索広告
zh 谷歌广告, 谷歌竞价, 搜索广告, 竞价推广
ar إعلانات جوجل, إعلانات قوقل, إدارة إعلانات جوجل
hi गूगल ऐड्स, गूगल विज्ञापन, पीपीसी

meta-ads-management
en facebook ads, instagram ads, meta ads, fb ads, facebook advertising, paid social, facebook campaign, ad account, facebook pixel, boost post, media buyer, roas, cac, cpm, return on ad spend, customer acquisition cost
de Facebook-Werbung, Facebook Ads, Instagram-Werbung, Meta-Anzeigen
fr publicité Facebook, Facebook Ads, publicité Instagram
es publicidad en Facebook, anuncios en Facebook, anuncios en Instagram
pt anúncios no Facebook, anúncios no Instagram, tráfego pago
it pubblicità su Facebook, inserzioni Facebook, campagne Instagram
nl Facebook-advertenties, Instagram-advertenties
ja Facebook広告, Instagram広告, Meta広告, SNS広告運用
zh 脸书广告, Facebook广告, Instagram广告, Meta广告
ar إعلانات فيسبوك, إعلانات انستقرام, إعلانات ميتا
hi फेसबुक विज्ञापन, फेसबुक ऐड्स, इंस्टाग्राम विज्ञापन

tiktok-ads-management
en tiktok ads, tiktok advertising, spark ads, tiktok shop, tiktok campaign, tiktok pixel, tiktok marketing
de TikTok-Werbung, TikTok Ads
fr publicité TikTok, TikTok Ads
es anuncios en TikTok, publicidad en TikTok
pt anúncios no TikTok, TikTok Ads
it pubblicità su TikTok, campagne TikTok
nl TikTok-advertenties, adverteren op TikTok
ja TikTok広告, TikTok広告運用
zh TikTok广告, 抖音广告, 抖音投放
ar إعلانات تيك توك, حملة تيك توك
hi टिकटॉक विज्ञापन, टिकटॉक ऐड्स

linkedin-ads
en linkedin advertising, linkedin campaign, linkedin marketing, sponsored content, b2b ads, linkedin lead gen
de LinkedIn-Werbung, LinkedIn-Anzeigen
fr publicité LinkedIn, LinkedIn Ads
es anuncios en LinkedIn, publicidad en LinkedIn
pt anúncios no LinkedIn, LinkedIn Ads
it pubblicità su LinkedIn, campagne LinkedIn
nl LinkedIn-advertenties, adverteren op LinkedIn
ja LinkedIn広告, リンクトイン広告
zh 领英广告, LinkedIn广告
ar إعلانات لينكدإن, إعلانات لينكد ان
hi लिंक्डइन विज्ञापन, लिंक्डइन ऐड्स

programmatic-display-ads
en programmatic, display ads, dsp, retargeting, remarketing, media buying, dv360, trade desk, ctv ads, banner advertising, native ads, media plan
de Displaywerbung, programmatische Werbung, Remarketing, Mediaplanung
fr publicité display, publicité programmatique, reciblage
es publicidad programática, publicidad display, remarketing
pt mídia programática, anúncios display, remarketing
it pubblicità programmatica, display advertising, remarketing
nl programmatic adverteren, displayadvertenties, remarketing
ja 運用型広告, ディスプレイ広告, リターゲティング広告
zh 程序化广告, 展示广告, 再营销, 媒介投放
ar إعلانات مبرمجة, إعلانات عرض, إعادة الاستهداف
hi प्रोग्रामेटिक विज्ञापन, डिस्प्ले विज्ञापन, रीमार्केटिंग

amazon-marketplace-marketing
en amazon ppc, amazon seo, amazon listing, amazon ads, amazon seller, fba marketing, etsy seo, ebay listing, walmart marketplace, a plus content, amazon store, etsy shop
de Amazon-Marketing, Amazon PPC, Amazon-Listing, Etsy-SEO
fr marketing Amazon, publicité Amazon, SEO Amazon, fiche Amazon
es marketing en Amazon, anuncios en Amazon, SEO Amazon
pt marketing na Amazon, anúncios Amazon, Mercado Livre anúncios
it marketing su Amazon, inserzioni Amazon, SEO Amazon
nl Amazon-marketing, Amazon-advertenties, bol.com advertenties
ja Amazon広告, Amazon運用代行, 楽天運用, モール運用
zh 亚马逊运营, 亚马逊广告, 亚马逊listing优化
ar تسويق أمازون, إعلانات أمازون, متجر أمازون
hi अमेज़न मार्केटिंग, अमेज़न लिस्टिंग, अमेज़न विज्ञापन

social-media-management
en social media manager, smm, instagram manager, instagram growth, content calendar, manage social media, social media marketing, posting, facebook page manager, social media, followers
de Social-Media-Betreuung, Social-Media-Manager, Instagram-Betreuung
fr gestion des réseaux sociaux, community manager, réseaux sociaux
es gestión de redes sociales, community manager, redes sociales
pt gestão de redes sociais, social media, redes sociais
it gestione social media, social media manager, gestione pagine social
nl socialmediabeheer, social media manager
ja SNS運用, SNS運用代行, インスタ運用代行
zh 社交媒体运营, 社媒运营, 新媒体运营, 小红书运营, 公众号运营
ar إدارة حسابات التواصل, إدارة السوشيال ميديا, مدير حسابات
hi सोशल मीडिया प्रबंधन, सोशल मीडिया मैनेजर

social-media-strategy
en social strategy, social media plan, social media audit, content pillars, social media consultant, instagram strategy, instagram audit
de Social-Media-Strategie, Social-Media-Beratung
fr stratégie réseaux sociaux, stratégie social media
es estrategia de redes sociales, consultoría redes sociales
pt estratégia de redes sociais, planejamento de redes sociais
it strategia social media, piano social
nl socialmediastrategie, socialmediaplan
ja SNS戦略, SNSコンサル, SNSマーケティング
zh 社交媒体策略, 社媒策划
ar استراتيجية التواصل الاجتماعي, خطة سوشيال ميديا
hi सोशल मीडिया रणनीति

influencer-marketing
en influencer, influencers, influencer outreach, creator marketing, micro influencers, brand ambassador, instagram influencer, product seeding, kol, shoutout
de Influencer-Marketing, Influencer
fr marketing d'influence, influenceur, influenceurs
es marketing de influencers, influencer, influenciadores
pt marketing de influência, influenciador, influenciadores
it influencer marketing, influencer
nl influencermarketing, influencers
ja インフルエンサーマーケティング, インフルエンサー
zh 网红营销, 达人营销, KOL推广, 网红推广
ar تسويق المؤثرين, مؤثرين, مشاهير
hi इन्फ्लुएंसर मार्केटिंग, इन्फ्लुएंसर

email-marketing
en email campaign, mailchimp, klaviyo, email flows, newsletter marketing, email automation, deliverability, email list, email blast, brevo, convertkit, mailing list
de E-Mail-Marketing, Newsletter-Marketing, Newsletter-Versand
fr e-mailing, marketing par email, campagne email
es email marketing, campañas de correo, correo masivo
pt e-mail marketing, campanha de e-mail
it email marketing, campagne email
nl e-mailmarketing, e-mailcampagne, mailing
ja メールマーケティング, メルマガ配信, メール配信
zh 邮件营销, 电子邮件营销, EDM
ar تسويق بالبريد الإلكتروني, حملات بريدية
hi ईमेल मार्केटिंग, ईमेल अभियान

marketing-automation
en hubspot, activecampaign, marketo, pardot, lead nurturing, lead scoring, customer journey automation, automation workflows, drip campaign, customer io, crm automation
de Marketing-Automatisierung, Lead-Nurturing
fr automatisation marketing, marketing automation
es automatización de marketing, automatización del marketing
pt automação de marketing
it automazione del marketing, marketing automation
nl marketingautomatisering, marketing automation
ja マーケティングオートメーション, MAツール, MA導入
zh 营销自动化, 自动化营销
ar أتمتة التسويق
hi मार्केटिंग ऑटोमेशन, मार्केटिंग स्वचालन

sms-push-marketing
en sms, sms marketing, text message marketing, push notifications, whatsapp marketing, whatsapp broadcast, bulk sms, onesignal, text blast
de SMS-Marketing, WhatsApp-Marketing, Push-Nachrichten
fr marketing SMS, notifications push, campagne SMS
es marketing por SMS, notificaciones push, difusión WhatsApp
pt marketing por SMS, notificações push, disparo WhatsApp
it marketing via SMS, notifiche push, campagne SMS
nl sms-marketing, pushmeldingen, WhatsApp-marketing
ja SMSマーケティング, プッシュ通知, LINE配信, LINE公式アカウント
zh 短信营销, 消息推送, 短信群发
ar تسويق عبر الرسائل القصيرة, رسائل واتساب, إشعارات
hi एसएमएस मार्केटिंग, व्हाट्सऐप मार्केटिंग

content-marketing
en content strategy, content plan, content strategist, editorial calendar, content repurposing, thought leadership, inbound marketing, content marketer, content distribution
de Content-Marketing, Content-Strategie, Redaktionsplan
fr marketing de contenu, stratégie de contenu, calendrier éditorial
es marketing de contenidos, estrategia de contenidos
pt marketing de conteúdo, estratégia de conteúdo
it content marketing, strategia dei contenuti, piano editoriale
nl contentmarketing, contentstrategie
ja コンテンツマーケティング, コンテンツ戦略, オウンドメディア
zh 内容营销, 内容策略, 内容策划
ar تسويق بالمحتوى, استراتيجية المحتوى
hi कंटेंट मार्केटिंग, सामग्री रणनीति

public-relations
en pr, publicist, media outreach, press coverage, pr agency, journalist outreach, media relations, crisis communication, press kit, get featured, publicity
de Öffentlichkeitsarbeit, PR-Beratung, Pressearbeit, Medienarbeit
fr relations publiques, relations presse, attaché de presse
es relaciones públicas, gabinete de prensa, publicista
pt relações públicas, assessoria de imprensa
it pubbliche relazioni, ufficio stampa
nl public relations, persbenadering, PR-bureau
ja 広報, PR, パブリックリレーションズ, メディア露出
zh 公关, 公共关系, 媒体宣传, 危机公关
ar علاقات عامة, علاقات إعلامية
hi जनसंपर्क, पीआर, मीडिया संबंध

brand-strategy
en brand strategist, positioning, brand positioning, naming, brand name, name my company, business name, company name ideas, brand voice, brand messaging, brand story
de Markenstrategie, Namensfindung, Positionierung, Firmenname finden
fr stratégie de marque, positionnement, nom de marque
es estrategia de marca, naming, posicionamiento de marca
pt estratégia de marca, naming, nome para empresa
it strategia di marca, naming, posizionamento del marchio
nl merkstrategie, merknaam bedenken, positionering
ja ブランド戦略, ネーミング, ブランディング戦略
zh 品牌策略, 品牌定位, 品牌命名, 起名
ar استراتيجية العلامة التجارية, تسمية العلامة, اسم تجاري
hi ब्रांड रणनीति, ब्रांड नाम, नामकरण

conversion-rate-optimization
en cro, conversion optimization, ab testing, a b test, landing page optimization, hotjar, heatmaps, checkout optimization, increase conversions, low conversion, split test
de Conversion-Optimierung, A/B-Test, Conversion-Rate
fr optimisation du taux de conversion, test A/B
es optimización de conversión, tasa de conversión, pruebas A/B
pt otimização de conversão, taxa de conversão, teste A/B
it ottimizzazione delle conversioni, tasso di conversione, test A/B
nl conversieoptimalisatie, A/B-test
ja コンバージョン改善, LPO, ABテスト, CVR改善
zh 转化率优化, AB测试, 转化优化
ar تحسين معدل التحويل, اختبار A/B
hi कन्वर्ज़न रेट अनुकूलन, ए/बी टेस्टिंग

funnel-building
en sales funnel, funnel, clickfunnels, gohighlevel, ghl, funnel builder, webinar funnel, kartra, systeme io, lead magnet funnel, highlevel
de Verkaufstrichter, Sales-Funnel, Funnel bauen
fr tunnel de vente, entonnoir de vente
es embudo de ventas, funnel de ventas
pt funil de vendas
it imbuto di vendita, funnel di vendita
nl verkooptrechter, salesfunnel, sales funnel bouwen
ja セールスファネル, ファネル構築
zh 销售漏斗, 营销漏斗
ar قمع مبيعات, قمع تسويقي, فانل
hi सेल्स फ़नल, बिक्री फ़नल

affiliate-marketing
en affiliate, affiliates, affiliate program, affiliate manager, referral program, partner program, awin, impact com, affiliate recruitment, affiliate website
de Affiliate-Marketing, Partnerprogramm
fr marketing d'affiliation, affiliation, programme d'affiliation
es marketing de afiliados, programa de afiliados, afiliados
pt marketing de afiliados, programa de afiliados, afiliados
it marketing di affiliazione, programma di affiliazione
nl affiliate marketing, partnerprogramma
ja アフィリエイト, アフィリエイト広告, ASP運用
zh 联盟营销, 推广联盟, 分销推广
ar تسويق بالعمولة, برنامج إحالة
hi एफिलिएट मार्केटिंग, संबद्ध विपणन

lead-generation
en leads, lead gen, cold email, cold outreach, cold calling, prospecting, appointment setting, appointment setter, b2b leads, email list building, lead list, apollo, sdr, telemarketing
de Leadgenerierung, Kundengewinnung, Kaltakquise, Neukundengewinnung
fr génération de leads, prospection, prise de rendez-vous
es generación de leads, captación de clientes, prospección
pt geração de leads, prospecção, captação de clientes
it generazione di contatti, lead generation, acquisizione clienti
nl leadgeneratie, klantenwerving, koude acquisitie
ja リード獲得, 見込み客獲得, テレアポ, 営業リスト
zh 潜在客户开发, 线索获取, 客户开发, 获客
ar توليد العملاء المحتملين, جلب عملاء, عملاء محتملون
hi लीड जनरेशन, ग्राहक खोज, लीड्स

app-store-optimization
en aso, app store seo, app keywords, app store ranking, app installs, app marketing, apple search ads, play store ranking, app promotion, app downloads
de App-Store-Optimierung, App-Marketing
fr optimisation App Store, référencement d'application
es optimización de app store, posicionamiento de apps
pt otimização de app store, divulgação de aplicativo
it ottimizzazione app store, promozione app
nl appstore-optimalisatie, app-marketing
ja ASO対策, アプリストア最適化, アプリ集客
zh 应用商店优化, ASO优化, 应用推广
ar تحسين متجر التطبيقات, تسويق تطبيق
hi ऐप स्टोर अनुकूलन, ऐप मार्केटिंग

community-management
en community manager, discord moderator, discord server, discord setup, reddit marketing, moderator, forum moderation, facebook group, telegram community, moderation
de Community-Management, Moderator, Discord-Server einrichten
fr gestion de communauté, modérateur, animation de communauté
es gestión de comunidades, moderador, comunidad Discord
pt gestão de comunidade, moderador, comunidade no Discord
it gestione community, moderatore, community Discord
nl communitybeheer, moderator
ja コミュニティ運営, モデレーター, Discord運営
zh 社群运营, 社区管理, 版主, 社群管理
ar إدارة المجتمعات, مشرف ديسكورد, إدارة مجتمع
hi समुदाय प्रबंधन, मॉडरेटर, डिस्कॉर्ड सर्वर

web-analytics-setup
en google analytics, ga4, gtm, google tag manager, tracking, conversion tracking, pixel setup, server side tracking, analytics setup, looker studio, cookie consent, tracking broken
de Webanalyse, Google Analytics einrichten, Conversion-Tracking
fr analyse web, suivi des conversions, plan de taggage
es analítica web, configurar Google Analytics, seguimiento de conversiones
pt análise web, configurar Google Analytics, rastreamento de conversão
it analisi web, configurare Google Analytics, tracciamento conversioni
nl webanalyse, Google Analytics instellen, conversiemeting
ja アクセス解析, GA4設定, タグマネージャー, 計測タグ設置
zh 网站分析, 谷歌分析, 数据埋点, 转化跟踪
ar تحليلات الويب, إعداد جوجل أناليتكس, تتبع التحويلات
hi वेब एनालिटिक्स, गूगल एनालिटिक्स सेटअप

product-marketing
en gtm strategy, go to market, product launch, launch strategy, product hunt, product hunt launch, product marketer, messaging, sales enablement, battlecard
de Produktmarketing, Markteinführung, Produkteinführung
fr marketing produit, lancement de produit
es marketing de producto, lanzamiento de producto
pt marketing de produto, lançamento de produto
it marketing di prodotto, lancio di prodotto
nl productmarketing, productlancering
ja プロダクトマーケティング, 新商品ローンチ, 市場投入
zh 产品营销, 产品上市, 新品发布
ar تسويق المنتجات, إطلاق منتج
hi उत्पाद विपणन, प्रोडक्ट लॉन्च

growth-experimentation
en growth hacking, growth hacker, growth marketing, growth marketer, referral loop, activation, retention, user acquisition, aarrr, viral growth, churn reduction
de Growth-Hacking, Wachstumsmarketing, Nutzergewinnung
fr growth hacking, croissance, acquisition d'utilisateurs
es crecimiento, growth hacking, captación de usuarios
pt growth hacking, crescimento, aquisição de usuários
it growth hacking, crescita, acquisizione utenti
nl growth hacking, groeimarketing
ja グロースハック, グロースマーケティング, ユーザー獲得
zh 增长黑客, 用户增长, 增长实验
ar نمو المستخدمين, تسويق النمو, جروث هاكنج
hi ग्रोथ हैकिंग, ग्रोथ मार्केटिंग

event-webinar-marketing
en webinar, webinars, webinar promotion, event marketing, event promotion, sell tickets, webinar host, event page, sponsor outreach, eventbrite
de Webinar, Eventmarketing, Veranstaltung bewerben
fr webinaire, marketing événementiel, promotion d'événement
es webinar, marketing de eventos, seminario web, promoción de eventos
pt webinar, marketing de eventos, divulgação de eventos
it webinar, event marketing, promozione eventi
nl webinar, evenementmarketing, evenement promoten
ja ウェビナー, イベント集客, ウェビナー集客
zh 网络研讨会, 活动推广, 活动营销
ar ندوة عبر الإنترنت, ويبينار, تسويق الفعاليات
hi वेबिनार, इवेंट मार्केटिंग, कार्यक्रम प्रचार
`;
